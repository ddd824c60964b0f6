import { isRemoteName } from '@carrier-portal/contract/registry'

/** How a new remote is called in all its places. */
export interface RemoteNames {
  /** The workspace: 'mfe-night-shift'. */
  readonly workspace: string
  /** The route: 'night-shift'. */
  readonly route: string
  /** The code: 'NightShift'. */
  readonly code: string
  /** What people read until somebody writes better words: 'Night Shift'. */
  readonly title: string
}

/** Derives all names from the workspace's; undefined when it is no name of a remote. */
export function remoteNames(workspace: string): RemoteNames | undefined {
  if (!isRemoteName(workspace) || !/^mfe-[a-z]/.test(workspace)) return undefined
  const route = workspace.slice('mfe-'.length)
  const words = route.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { workspace, route, code: words.join(''), title: words.join(' ') }
}

/** Puts a remote's names into a text of the template, whose remote is called mfe-example. */
export function withNames(text: string, { workspace, route, code, title }: RemoteNames): string {
  return text
    .replaceAll('mfe-example', workspace)
    .replaceAll(/'Example'/g, `'${title}'`)
    .replaceAll(/Example(?=Screen|\b)/g, code)
    .replaceAll(/\bexample\b/g, route)
}
