import { scryptSync } from 'node:crypto'

/**
 * Runs one scrypt on a worker thread. Plain JavaScript, so that a worker starts without a TypeScript loader.
 *
 * @param {{ password: string, salt: Uint8Array, bytes: number, cost: import('node:crypto').ScryptOptions }} task
 * @returns {Uint8Array} the derived key
 */
export default ({ password, salt, bytes, cost }) => scryptSync(password, salt, bytes, cost)
