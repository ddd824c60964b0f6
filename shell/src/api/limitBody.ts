/** The unit of the document limit in the configuration. */
export const BYTES_PER_MEGABYTE = 1024 * 1024

/** A copy of a response whose body stream fails as soon as it exceeds the limit (bytes). */
export function limitBody(response: Response, limit: number): Response {
  if (!response.body) return response
  let received = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > limit) controller.error(new Error('The document is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers })
}
