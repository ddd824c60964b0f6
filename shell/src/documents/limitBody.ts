/** A larger document is refused while it streams (reliability, row 68). */
export const LARGEST_DOCUMENT = 25 * 1024 * 1024

/** The same answer, whose body breaks off with an error once it is larger than a document may be. */
export function limitBody(answer: Response, limit = LARGEST_DOCUMENT): Response {
  if (!answer.body) return answer
  let received = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > limit) controller.error(new Error('The document is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
}
