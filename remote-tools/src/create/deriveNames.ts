import { isRemoteName } from '@carrier-portal/contract/registry'

/** The names of a new remote. */
export interface RemoteNames {
  /** The workspace: 'mfe-night-shift'. */
  readonly workspace: string
  /** The route: 'night-shift'. */
  readonly route: string
  /** The prefix of its screen's component: 'NightShift'. */
  readonly code: string
  /** The heading and navigation label: 'Night Shift'. */
  readonly title: string
}

/** Derives all names from the workspace's name. Returns undefined when that is not a valid remote name. */
export function deriveNames(workspace: string): RemoteNames | undefined {
  if (!isRemoteName(workspace) || !/^mfe-[a-z]/.test(workspace)) return undefined
  const route = workspace.slice('mfe-'.length)
  const words = route.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { workspace, route, code: words.join(''), title: words.join(' ') }
}

/** Replaces the template's names, those of its screen and of its title, in a text. */
export function replaceNames(text: string, { code, title }: RemoteNames): string {
  return text.replaceAll(/'Example'|ExampleScreen/g, (name) =>
    name === 'ExampleScreen' ? `${code}Screen` : `'${title}'`,
  )
}
