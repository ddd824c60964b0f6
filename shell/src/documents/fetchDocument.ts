import { limitBody } from '../api/limitBody.ts'

const TIME_LIMIT_MS = 15_000

/** Fetches a public document without credentials. Rejects when it is missing, too large, too slow or no PDF. */
export async function fetchDocument(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS), credentials: 'omit' })
  if (!response.ok) throw new Error(`The document request failed with status ${response.status}.`)
  return asPdf(await limitBody(response).blob())
}

/** Returns the bytes if they start like a PDF; rejects otherwise, for example for a login page with status 200. */
export async function asPdf(bytes: Blob): Promise<Blob> {
  const start = await bytes.slice(0, 1024).text()
  if (!start.includes('%PDF-')) throw new Error('The document is no PDF.')
  return bytes
}
