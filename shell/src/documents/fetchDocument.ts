import type { Configuration } from '@carrier-portal/contract/configuration'
import { BYTES_PER_MEGABYTE, limitBody } from '../api/limitBody.ts'

type DocumentLimits = Configuration['documentLimits']

/** How a document is requested. */
export interface DocumentRequest {
  /** Ends the request and the download. */
  readonly signal: AbortSignal
  readonly cache: RequestCache
}

/** A document of another origin that gives scripts no access (CORS); only the browser's own viewer can show it. */
export class CrossOriginDocument extends Error {
  override readonly name = 'CrossOriginDocument'
}

/**
 * Fetches a public document without credentials. Rejects with CrossOriginDocument, or with another error when it is missing,
 * too large or too slow.
 */
export async function fetchDocument(
  address: string,
  { megabytes, seconds }: DocumentLimits,
  { signal: cancelled, cache }: DocumentRequest,
): Promise<Blob> {
  const signal = firstOf(cancelled, AbortSignal.timeout(seconds * 1000))
  const init = { signal, cache, credentials: 'omit' } as const
  const response = await fetch(address, init).catch((cause) => rejectCrossOrigin(address, init, cause))
  if (!response.ok) throw new Error(`The document request failed with status ${response.status}.`)
  return limitBody(response, megabytes * BYTES_PER_MEGABYTE).blob()
}

/** Is aborted with the first of the signals. `AbortSignal.any` is missing in the oldest supported browsers. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason)
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true })
  }
  return first.signal
}

/** A request that fails with CORS and passes without is one for a document that scripts may not read. */
async function rejectCrossOrigin(address: string, init: RequestInit, cause: unknown): Promise<never> {
  if (new URL(address, location.href).origin === location.origin) throw cause
  await fetch(address, { ...init, mode: 'no-cors' })
  throw new CrossOriginDocument(address)
}
