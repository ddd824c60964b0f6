import { STATUS_CODES } from 'node:http'

/** A request that is refused with a status and a reason. The reason never holds patient data or what was sent. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 415 | 422 | 429,
    message: string,
    /** Headers of the response, for example Retry-After. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** The body of every refused request (openapi.yaml, Refusal). */
export function refusalBody(statusCode: number, message?: string) {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', ...(message !== undefined && { message }) }
}

/** The order does not exist or belongs to another carrier: one response for both, so that numbers cannot be probed. */
export const unknownOrder = () => new Refusal(404, 'There is no such order.')

/** If-Match names an earlier version of the order. */
export const changedOrder = () => new Refusal(409, 'The order has been changed since it was read.')
