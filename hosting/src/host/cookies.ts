/** One cookie of a Cookie header, decoded where it can be; undefined where it is absent or empty. */
export function cookieNamed(header: string | undefined, name: string): string | undefined {
  const found = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (!found) return undefined
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}

/** The signed-in user's name, as plain or JSON text (decisions, section 1); undefined when nobody is signed in. */
export function signedInUser(header: string | undefined): string | undefined {
  if (cookieNamed(header, 'access_token') === undefined) return undefined
  return cookieNamed(header, 'username')?.replace(/^"(.*)"$/, '$1') ?? ''
}
