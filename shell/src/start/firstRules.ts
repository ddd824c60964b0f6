const GUEST_SCREENS = ['/reset-password']
const PUBLIC_SCREENS = ['/EULA', '/PrivacyPolicy', '/PrivacyPolicyCA', '/status']

/**
 * What is shown until the page's own code has come: the prerendered login for who is not signed in and asks for a
 * screen that needs it (it is drawn in English), else nothing.
 */
export function startsWith(path: string, cookies: string, locale: string): 'login' | 'app' {
  const isSignedIn = /(?:^|;\s*)access_token=[^;]/.test(cookies)
  const needsSignIn = ![...GUEST_SCREENS, ...PUBLIC_SCREENS].includes(path)
  return !isSignedIn && needsSignIn && locale === 'en' ? 'login' : 'app'
}

/** Scripts and workers come from the page's own origin, or from one that the host names. */
export function isScriptAllowed(address: string, own: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, own)) return false
  const { origin } = new URL(address, own)
  return origin === own || origins.includes(origin)
}
