import { limitBody } from './limitBody.ts'

const TIME_LIMIT_MS = 15_000

/** Fetches a public document; never with the bearer. Rejects when it is missing, too large, too slow or no PDF. */
export async function fetchDocument(address: string): Promise<Blob> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS), credentials: 'omit' })
  if (!answer.ok) throw new Error(`The document was answered with status ${answer.status}.`)
  return asPdf(await limitBody(answer).blob())
}

/** The bytes when they begin like a PDF: a login page with status 200 is none. */
export async function asPdf(bytes: Blob): Promise<Blob> {
  const start = await bytes.slice(0, 1024).text()
  if (!start.includes('%PDF-')) throw new Error('The document is no PDF.')
  return bytes
}
