import type { OrderAnswer } from '@carrier-portal/contract'

/**
 * Returns one idempotency key per payload: the same payload sent again after a lost response is the same work, an edited
 * one is new work.
 */
export function idempotencyKeys(): (decision: OrderAnswer) => string {
  const keys = new Map<string, string>()
  return (answer) => {
    const text = JSON.stringify(answer)
    const key = keys.get(text) ?? randomKey()
    keys.set(text, key)
    return key
  }
}

/** 32 hexadecimal digits. Not `randomUUID`, which pages without https lack. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
