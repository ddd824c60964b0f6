import { types } from 'node:util'

/** OpenSSL's codes for a chain of certificates that ends at an unknown authority. */
const UNKNOWN_AUTHORITY = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]

/** The cause of the "fetch failed" that `fetch` throws, such as "connect ECONNREFUSED 127.0.0.1:3000". */
export function fetchProblem(error: unknown): string {
  const cause = types.isNativeError(error) && types.isNativeError(error.cause) ? error.cause : error
  if (!types.isNativeError(cause)) return String(cause)
  // The message of OpenSSL names its source file and ends with a line break.
  if ('reason' in cause) return `TLS: ${cause.reason}`
  // Newer versions of Node append, after a semicolon, the advice to start node with another option.
  if ('code' in cause && UNKNOWN_AUTHORITY.includes(String(cause.code)))
    return `${cause.message.split(';')[0]}: name the file of its certificate authority in NODE_EXTRA_CA_CERTS`
  // Without a message when several addresses of one name were tried.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/** Whether a `fetch` failed after its connection was made, so that the request may have arrived. */
export function isConnectionLost(error: unknown): boolean {
  const cause = types.isNativeError(error) ? error.cause : undefined
  return (
    types.isNativeError(cause) &&
    'code' in cause &&
    ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(cause.code))
  )
}
