import { parseArgs } from 'node:util'
import { onParentExit } from '@carrier-portal/hosting/onParentExit'
import { exitCodes } from '@carrier-portal/hosting/release'
import { readProject } from '../remoteProject.ts'

/** `carrier-portal dev [--portal URL]`: serves the remote in the present folder until it is stopped. */
export async function dev(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { portal: { type: 'string' } } })
  const project = readProject(process.cwd())
  if (values.portal !== undefined && !isWebAddress(values.portal)) {
    process.stderr.write(
      `--portal must be the address of a portal, for example https://portal.example; it is "${values.portal}".\n`,
    )
    return exitCodes.usage
  }
  // They load the compiler, which takes seconds that a wrong command line need not wait for.
  if (values.portal === undefined) await (await import('../dev/serveStandalone.ts')).serveStandalone(project)
  // A portal is always served from the root of its origin.
  else await (await import('../dev/serveInPortal.ts')).serveInPortal(project, new URL(values.portal).origin)
  onParentExit('dev', () => process.kill(process.pid, 'SIGTERM'))
  return new Promise(() => undefined)
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text)
}
