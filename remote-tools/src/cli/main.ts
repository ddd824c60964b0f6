import { runVerb } from './runVerb.ts'

process.exitCode = await runVerb(process.argv.slice(2))
