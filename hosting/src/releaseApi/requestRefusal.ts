/** An error with an HTTP status that no rule of releases has, such as 401. The sentence names the next step. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal'

  constructor(
    readonly statusCode: 401 | 403 | 429,
    message: string,
  ) {
    super(message)
  }
}
