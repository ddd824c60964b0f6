/** The part of Trusted Types that the first script uses; lib.dom.d.ts does not declare it. */
interface TrustedTypeRules {
  createScriptURL(address: string): string
  createHTML?(html: string): string
}

interface Window {
  __nonce__?: string
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown }
}
