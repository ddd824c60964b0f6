/** The part of Trusted Types that the first script uses; the compiler's own library does not know it yet. */
interface TrustedTypeRules {
  createScriptURL(address: string): string
  createHTML(html: string): string
}

interface Window {
  __nonce__?: string
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown }
}
