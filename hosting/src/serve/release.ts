import { executeRelease } from '../release/executeRelease.ts'

/** The release commands where the tools of teams are not installed, as in an image: they prune and verify the store there. */
process.exitCode = await executeRelease(process.argv.slice(2))
