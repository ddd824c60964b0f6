import type { OrderAnswer } from '@carrier-portal/contract'

/**
 * One idempotency key for each answer as it stands: sending the same again after a lost reply is the same work
 * (reliability, row 32), and an edited one is new work.
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
