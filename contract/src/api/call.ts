import type { CallOptions } from './apiClient.ts'
import { ApiError, type ApiFailure } from './apiError.ts'
import { isRecord, type Json } from './readJson.ts'

/** A failed call, without anything of its request or response body. */
export interface FailedCall {
  /** The operation's name in openapi.yaml. */
  readonly operation: string
  readonly failure: ApiFailure
  readonly status: number | undefined
  readonly durationMs: number
}

/** Settings that apply to all calls of one client. */
export interface CallSettings {
  /** Called for each 401 on any call but login; the host shows one sign-in dialog for any number of calls. */
  readonly onUnauthorised?: () => void
  /** Called for each failed call; a cancelled one is no failure. */
  readonly onFailure?: (call: FailedCall) => void
  /**
   * Seconds until a call fails with `timeout`, the response body included; 15 by default. A save with many line items has
   * more (`limitOf`).
   */
  readonly requestTimeoutSeconds?: number | undefined
  /** Whether the headers Idempotency-Key, If-Match and X-Background are sent, at each call; always by default. */
  readonly optionalHeaders?: () => boolean
}

type Init = {
  readonly headers: Record<string, string>
  readonly signal: AbortSignal
}

type FetchResult = { data?: Json; error?: Json; response: Response }

/** A call without a configured limit (docs/decisions/053). */
const REQUEST_TIMEOUT_SECONDS = 15
/** The line items that a slow phone network sends in a second: 250 bytes each, at 50 kbit/s. */
const LINES_PER_SECOND = 25

/**
 * Creates the function that performs every call: time limit, cancellation, and ApiError as the only error.
 * `read` returns undefined for a response that does not fit the contract.
 */
export function createCall({
  onUnauthorised,
  onFailure,
  requestTimeoutSeconds = REQUEST_TIMEOUT_SECONDS,
  optionalHeaders = () => true,
}: CallSettings) {
  return async function call<T>(
    operation: string,
    options: CallOptions = {},
    start: (init: Init) => Promise<FetchResult>,
    read: (body: Json, response: Response) => T | undefined,
    /** The line items of the request body. */
    lines = 0,
  ): Promise<T> {
    const startedAt = performance.now()
    const controller = new AbortController()
    const cancel = () => controller.abort('cancelled')
    const timer = setTimeout(() => controller.abort('timeout'), limitOf(requestTimeoutSeconds, lines) * 1000)
    options.signal?.addEventListener('abort', cancel)
    if (options.signal?.aborted) cancel()
    try {
      controller.signal.throwIfAborted()
      const headers = optionalHeaders() ? headersOf(options) : {}
      const started = start({ headers, signal: controller.signal })
      const { data, error, response } = await Promise.race([started, whenAborted(controller.signal)])
      if (!response.ok) throw refusal(operation, response, error)
      const value = read(data, response)
      if (value === undefined) throw new ApiError('unreadable', operation, response.status)
      return value
    } catch (cause) {
      const failure = toApiError(cause, operation, controller.signal)
      const durationMs = Math.round(performance.now() - startedAt)
      if (failure.failure === 'unauthorised') onUnauthorised?.()
      if (failure.failure !== 'cancelled')
        onFailure?.({ operation, failure: failure.failure, status: failure.status, durationMs })
      throw failure
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', cancel)
    }
  }
}

/**
 * The time limit in seconds of a call whose body has so many line items: the configured one, and the time in which a slow
 * network sends them. At most twice the configured one, because the servers refuse a request that has not arrived after
 * 30 s.
 */
function limitOf(configured: number, lines: number): number {
  return configured + Math.min(configured, Math.floor(lines / LINES_PER_SECOND))
}

/** Rejects when the signal is aborted, so that a `getToken` that never settles cannot exceed the time limit. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

function headersOf({ background, idempotencyKey, ifVersion }: CallOptions): Record<string, string> {
  return {
    ...(background && { 'X-Background': '1' }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(ifVersion && { 'If-Match': ifVersion }),
  }
}

function refusal(operation: string, { status, headers }: Response, error: Json): ApiError {
  const failure = status === 401 && operation !== 'login' ? 'unauthorised' : 'refused'
  const message = isRecord(error) ? error.message : undefined
  return new ApiError(
    failure,
    operation,
    status,
    typeof message === 'string' ? message : undefined,
    retryAfter(headers),
  )
}

/** Retry-After in seconds; a date is compared with that of the response, because the device's clock may be wrong. */
function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  // Another origin's date is not readable without its permission.
  const present = Date.parse(headers.get('Date') ?? '') || Date.now()
  const seconds = Math.ceil(((text.endsWith(' GMT') ? Date.parse(text) : Number.NaN) - present) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function toApiError(cause: unknown, operation: string, signal: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause
  if (signal.aborted) return new ApiError(signal.reason === 'timeout' ? 'timeout' : 'cancelled', operation)
  return new ApiError(cause instanceof SyntaxError ? 'unreadable' : 'network', operation)
}
