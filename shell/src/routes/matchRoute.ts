import { matchPattern, type RouteAccess, SHELL_ROUTES, type ShellScreen } from '@carrier-portal/contract/routes'
import type { RemoteScreenRoute } from './screens.ts'

/** The screen for a path. */
export type RouteMatch =
  | { readonly kind: 'shell'; readonly screen: ShellScreen; readonly access: RouteAccess }
  | { readonly kind: 'remote'; readonly screen: RemoteScreenRoute; readonly access: 'portal' }
  | { readonly kind: 'unknown'; readonly access: 'portal' }

const SHELL_SCREENS = Object.keys(SHELL_ROUTES).filter((key): key is ShellScreen => Object.hasOwn(SHELL_ROUTES, key))

/** Finds the screen for a path: the shell's own routes first, then those of the remotes. */
export function matchRoute(path: string, screens: readonly RemoteScreenRoute[]): RouteMatch {
  const own = SHELL_SCREENS.find((screen) => matchPattern(path, SHELL_ROUTES[screen].path))
  if (own) return { kind: 'shell', screen: own, access: SHELL_ROUTES[own].access }
  const screen = screens.find(({ route }) => matchPattern(path, route))
  return screen ? { kind: 'remote', screen, access: 'portal' } : { kind: 'unknown', access: 'portal' }
}

/** The decoded route parameters of a path. */
export function routeParams(path: string, screens: readonly RemoteScreenRoute[]): Readonly<Record<string, string>> {
  for (const { route } of screens) {
    const params = matchPattern(path, route)
    if (params) return params
  }
  return {}
}

/** Whether a sign-in may lead to a path: the screen of a remote, or a screen of the shell for signed-in users. */
export function isLandingRoute(path: string, screens: readonly RemoteScreenRoute[]): boolean {
  const { kind, access } = matchRoute(path, screens)
  return kind !== 'unknown' && access === 'portal'
}
