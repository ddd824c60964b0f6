import { onParentExit } from '@carrier-portal/hosting/onParentExit'
import { runVerb } from './runVerb.ts'

// A cancelled CI job stops npm alone, and must not publish or promote afterwards.
onParentExit('release', () => process.kill(process.pid, 'SIGTERM'))
process.exitCode = await runVerb(process.argv.slice(2))
