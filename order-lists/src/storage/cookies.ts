/** The page's cookies: `document`, or an object of the same shape in tests. */
interface CookieJar {
  cookie: string
}

/** One cookie's raw value, or undefined. */
export function readCookie(jar: CookieJar, name: string): string | undefined {
  const found = jar.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** Sets a cookie for this host for a year, or removes it; returns whether the browser stored it. */
export function writeCookie(jar: CookieJar, name: string, value: string | undefined): boolean {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  const age = value === undefined ? 0 : 31_536_000
  jar.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Strict; Max-Age=${age}${secure}`
  return readCookie(jar, name) === value
}
