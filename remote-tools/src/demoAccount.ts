import type { Carrier } from '@carrier-portal/contract'

/** The password of every demo account of the reference backend. */
export const DEMO_PASSWORD = 'courier-demo-2026'

/** The `carriers` claim of a token, in the form that the reference backend writes. */
export function carriersIn(token: string): readonly Carrier[] {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0))
  return (JSON.parse(new TextDecoder().decode(bytes)) as { carriers: Carrier[] }).carriers
}
