import { executeRelease } from './executeRelease.ts'

process.exitCode = await executeRelease(process.argv.slice(2))
