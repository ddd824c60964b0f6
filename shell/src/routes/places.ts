import { matchPath } from 'react-router-dom'
import type { RemoteScreenPlace } from '../remotes/screens.ts'
import type { Access } from '../session/guard.ts'

/** The screens that the shell draws itself. */
export type ShellScreen =
  | 'login'
  | 'resetPassword'
  | 'licence'
  | 'eula'
  | 'privacyPolicy'
  | 'privacyPolicyCa'
  | 'status'

/** What stands at an address. */
export type Place =
  | { readonly kind: 'shell'; readonly screen: ShellScreen; readonly access: Access }
  | { readonly kind: 'remote'; readonly screen: RemoteScreenPlace; readonly access: 'portal' }
  | { readonly kind: 'unknown'; readonly access: 'portal' }

const SHELL_PLACES: Readonly<Record<string, { screen: ShellScreen; access: Access }>> = {
  '/login': { screen: 'login', access: 'guest' },
  '/reset-password': { screen: 'resetPassword', access: 'guest' },
  '/tos': { screen: 'licence', access: 'licence' },
  '/EULA': { screen: 'eula', access: 'public' },
  '/PrivacyPolicy': { screen: 'privacyPolicy', access: 'public' },
  '/PrivacyPolicyCA': { screen: 'privacyPolicyCa', access: 'public' },
  '/status': { screen: 'status', access: 'public' },
}

/** What stands at a path (specification, section 2, "Routes and guards"). */
export function placeAt(path: string, screens: readonly RemoteScreenPlace[]): Place {
  const own = Object.entries(SHELL_PLACES).find(([pattern]) => matchPath(pattern, path))
  if (own) return { kind: 'shell', ...own[1] }
  const screen = screens.find(({ route }) => matchPath(`/${route}`, path))
  return screen ? { kind: 'remote', screen, access: 'portal' } : { kind: 'unknown', access: 'portal' }
}

/** The route's parameters in a path, decoded; what cannot be decoded stays as it is. */
export function paramsAt(path: string, screens: readonly RemoteScreenPlace[]): Readonly<Record<string, string>> {
  for (const { route } of screens) {
    const match = matchPath(`/${route}`, path)
    if (match)
      return Object.fromEntries(Object.entries(match.params).map(([key, value]) => [key, decoded(value ?? '')]))
  }
  return {}
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a sign-in may lead to a path. */
export function isLanding(path: string, screens: readonly RemoteScreenPlace[]): boolean {
  return placeAt(path, screens).kind === 'remote'
}
