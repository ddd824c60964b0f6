/** Iterations of PBKDF2: about 0.3 s on a desk, 1 s on a phone, in the background after a sign-in. */
const ITERATIONS = 600_000
const KEY = { name: 'AES-GCM', length: 256 } as const

/** An encrypted JSON value. */
interface Sealed {
  /** A new random one for each value. */
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** Whether this page can encrypt: WebCrypto needs a secure context, and a browser may deny IndexedDB. */
export function canEncrypt(): boolean {
  try {
    return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined
  } catch {
    return false
  }
}

/** A random salt of 16 bytes. */
export function newKeySalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(16))
}

/** Derives the key of a user on a device from the password. No script can read the key's bytes. */
export async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveKey',
  ])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  return crypto.subtle.deriveKey(derivation, secret, KEY, false, ['encrypt', 'decrypt'])
}

/** Encrypts a JSON value. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt({ name: KEY.name, iv }, key, text) }
}

/** Decrypts a value; undefined when it was encrypted with another key or was changed. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt({ name: KEY.name, iv }, key, data)
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}
