import { parseUrl, SHELL_ROUTES } from '@carrier-portal/contract/routes'

const OPEN_PATHS = Object.values(SHELL_ROUTES)
  .filter(({ access, path }) => access === 'public' || (access === 'guest' && path !== SHELL_ROUTES.login.path))
  .map(({ path }) => path)

/**
 * What the page shows until its code is loaded: the prerendered login (in English) for signed-out users on a route that
 * needs a sign-in, otherwise nothing.
 */
export function initialView(path: string, cookies: string, locale: string): 'login' | 'app' {
  const isSignedIn = /(?:^|;\s*)access_token=[^;]/.test(cookies)
  const needsSignIn = !OPEN_PATHS.includes(path)
  return !isSignedIn && needsSignIn && locale === 'en' ? 'login' : 'app'
}

/** Whether a script or worker address has the page's own origin or one of the allowed origins. */
export function isScriptAllowed(address: string, own: string, origins: readonly string[]): boolean {
  const origin = parseUrl(address, own)?.origin
  return origin !== undefined && (origin === own || origins.includes(origin))
}
