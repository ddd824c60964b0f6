import { type Carrier, isRecord } from '@carrier-portal/contract'
import { jsonValue } from './jsonValue.ts'

/** The claims that the shell reads. Only the server decides what a token allows. */
interface SessionClaims {
  readonly carriers: readonly Carrier[]
  /** Seconds since 1970. */
  readonly expiresAt: number | undefined
}

const ONE_DAY = 86_400

/** The claims of a token; an unreadable token has none. */
export function readClaims(token: string): SessionClaims {
  const { carriers, exp } = readPayload(token)
  return { carriers: readCarriers(carriers), expiresAt: typeof exp === 'number' ? exp : undefined }
}

/** The lifetime of the session's cookies in seconds: one day, or until the token expires if that is sooner. */
export function cookieLifetime(expiresAt: number | undefined, now: number): number {
  const left = Math.floor((expiresAt ?? 0) - now / 1000)
  // With a client clock far ahead, every new token would look expired; the server decides about expiry.
  return left > 0 ? Math.min(ONE_DAY, left) : ONE_DAY
}

/**
 * The `carriers` claim in every accepted shape: an array, one object, JSON text of either, or an array of JSON texts.
 * Entries without a code and duplicates are dropped; a missing name falls back to the code.
 */
export function readCarriers(claim: unknown): readonly Carrier[] {
  const byCode = new Map<string, Carrier>()
  for (const entry of entriesOf(claim)) {
    const carrier = readCarrier(entry)
    if (carrier && !byCode.has(carrier.code)) byCode.set(carrier.code, carrier)
  }
  return [...byCode.values()]
}

function entriesOf(claim: unknown): readonly unknown[] {
  const value = parsed(claim)
  return (Array.isArray(value) ? value : [value]).map(parsed)
}

function readCarrier(entry: unknown): Carrier | undefined {
  const code = isRecord(entry) ? nonBlankText(entry.code) : undefined
  if (!isRecord(entry) || code === undefined) return undefined
  return { code, name: nonBlankText(entry.name) ?? code }
}

function nonBlankText(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  return text === '' ? undefined : text
}

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? jsonValue(value) : value
}

/** The payload's claims; none where the token has no readable payload. */
function readPayload(token: string): { carriers?: unknown; exp?: unknown } {
  const [, part = ''] = token.split('.')
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return Object.assign({}, jsonValue(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}
