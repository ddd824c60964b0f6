import 'fake-indexeddb/auto'
import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { canEncrypt, deriveKey, newKeySalt, seal } from './encryption.ts'

test('encrypts with AES-256-GCM and a key of PBKDF2-SHA-256 with 600,000 iterations', async () => {
  const salt = newKeySalt()
  const { iv, data } = await seal(await deriveKey('a password', salt), { comments: 'Two coolers' })
  const bytes = Buffer.from(data)
  const key = pbkdf2Sync('a password', salt, 600_000, 32, 'sha256')
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
  expect(JSON.parse(text.toString())).toEqual({ comments: 'Two coolers' })
})

test('cannot encrypt in a browser that denies IndexedDB', () => {
  expect(canEncrypt()).toBe(true)
  const { indexedDB } = globalThis
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'indexedDB', { get, configurable: true })
  expect(canEncrypt()).toBe(false)
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true, writable: true })
})
