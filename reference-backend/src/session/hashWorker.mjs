import { scryptSync } from 'node:crypto'

/**
 * Runs one scrypt on a worker thread. Plain JavaScript, so that a worker starts without a TypeScript loader.
 *
 * @param {{ password: string, salt: Uint8Array, bytes: number, cost: import('node:crypto').ScryptOptions, notAfter: number }} task
 * @returns {Uint8Array | undefined} the derived key; undefined for a task that has waited until after `notAfter`
 */
export default ({ password, salt, bytes, cost, notAfter }) =>
  Date.now() > notAfter ? undefined : scryptSync(password, salt, bytes, cost)
