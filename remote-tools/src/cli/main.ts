import { onParentExit } from '@carrier-portal/hosting/onParentExit'
import { runVerb } from './runVerb.ts'

// A cancelled CI job stops npm alone, and must neither publish or promote afterwards, nor write `dist` beside the next job.
for (const script of ['release', 'build', 'test', 'conformance'])
  onParentExit(script, () => process.kill(process.pid, 'SIGTERM'))
process.exitCode = await runVerb(process.argv.slice(2))
