import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Derive } from './hashPool.ts'

/** Hashes passwords for storage and compares them with stored ones. */
export interface Passwords {
  /** A password as it is stored: cost, salt and scrypt hash. */
  hash(password: string): Promise<string>
  /** Whether a password is the stored one. */
  matches(password: string, stored: string): Promise<boolean>
}

/** OWASP's recommended scrypt parameters with 16 MiB of memory for one hash. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const BYTES = 32

/** A stored password that matches nothing. Checked for unknown users, so that they take as long as known ones. */
export const DECOY_PASSWORD = ['scrypt', COST.N, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')

/** Passwords hashed by `derive`: the pool of a server, or `deriveInProcess` of a command. */
export function createPasswords(derive: Derive): Passwords {
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const hash = await derive({ password: password.normalize('NFC'), salt, bytes: BYTES, cost: COST })
      return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
    },
    matches: async (password, stored) => {
      const [, N, r, p, salt = '', hash = ''] = stored.split('$')
      const expected = Buffer.from(hash, 'base64url')
      const given = await derive({
        password: password.normalize('NFC'),
        salt: Buffer.from(salt, 'base64url'),
        bytes: BYTES,
        cost: { N: Number(N), r: Number(r), p: Number(p) },
      })
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

/** Hashes without a pool, for commands and for seeding. */
export const deriveInProcess: Derive = ({ password, salt, bytes, cost }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
