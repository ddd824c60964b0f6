/**
 * Returns one idempotency key per payload: the same payload sent again after a lost response is the same work, an edited
 * one is new work.
 */
export function idempotencyKeys<Payload>(): (payload: Payload) => string {
  const keys = new Map<string, string>()
  return (payload) => {
    const text = JSON.stringify(payload)
    const key = keys.get(text) ?? newIdempotencyKey()
    keys.set(text, key)
    return key
  }
}

/** A random key of 32 hexadecimal digits. `crypto.randomUUID` exists on secure pages only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
