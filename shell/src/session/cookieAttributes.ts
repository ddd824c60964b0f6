/** The document, or any object with its cookies and address. */
export interface CookieDocument {
  cookie: string
  readonly location?: Pick<Location, 'protocol' | 'hostname'> | null
}

/**
 * The attributes of every cookie that the shell sets. `Secure` is left out on http://localhost only: WebKit refuses
 * Secure cookies there.
 */
export function cookieAttributes({ location }: CookieDocument): string {
  const isPlainLocalhost = location?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(location.hostname)
  return `Path=/; SameSite=Strict${isPlainLocalhost ? '' : '; Secure'}`
}
