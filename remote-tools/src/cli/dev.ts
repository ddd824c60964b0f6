import { parseArgs } from 'node:util'
import { onParentExit } from '@carrier-portal/hosting/onParentExit'
import { readProject } from '../remoteProject.ts'

/** `carrier-portal dev [--portal URL]`: serves the remote in the present folder until it is stopped. */
export async function dev(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { portal: { type: 'string' } } })
  const project = readProject(process.cwd())
  const portal = values.portal === undefined ? undefined : originOf(values.portal)
  // They load the compiler, which takes seconds that a wrong command line need not wait for.
  if (portal === undefined) await (await import('../dev/serveStandalone.ts')).serveStandalone(project)
  else await (await import('../dev/serveInPortal.ts')).serveInPortal(project, portal)
  onParentExit('dev', () => process.kill(process.pid, 'SIGTERM'))
  return new Promise(() => undefined)
}

/** Returns the origin; a portal is always served from the root of its origin. */
function originOf(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin
  throw new Error(`--portal must be the address of a portal, for example https://portal.example; it is ${address}.`)
}
