import { TIME_LIMIT_MS } from '../remotes/failurePolicy.ts'

/** A build of the shell, named by the address of its first script, which contains the hash of its content. */
export type ShellBuild = string

/** The build whose page this text is; undefined for any other page, such as the sign-in of a hotel's network. */
export function shellBuildOf(html: string): ShellBuild | undefined {
  return /<script [^>]*?src="(\/assets\/main\.[0-9a-f]+\.js)"/.exec(html)?.[1]
}

/** The build that runs in a page. */
export function runningBuild(document: Document): ShellBuild | undefined {
  return shellBuildOf(document.querySelector('script[src^="/assets/main."]')?.outerHTML ?? '')
}

/** The build that the host serves now; undefined when that cannot be fetched. 'no-store' also passes the service worker. */
export async function fetchServedBuild(): Promise<ShellBuild | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return response.ok ? shellBuildOf(await response.text()) : undefined
  } catch {
    return undefined
  }
}
