import type { CallOptions } from './apiClient.ts'
import { ApiError } from './apiError.ts'
import type { Json } from './readJson.ts'

export interface CallSettings {
  /** Told of every 401 outside of login; the host shows one sign-in dialog however often it is told. */
  readonly onUnauthorised?: () => void
  /** Milliseconds until a call is given up, its answer's body included; 15,000 unless told. */
  readonly timeLimitMs?: number
}

type Init = {
  readonly headers: Record<string, string>
  readonly signal: AbortSignal
}

type Answer = { data?: Json; error?: Json; response: Response }

const TIME_LIMIT_MS = 15_000

/**
 * Makes the function that every call goes through: time limit, cancelling, and one kind of error.
 * `read` answers undefined for what does not fit the contract.
 */
export function createCall({ onUnauthorised, timeLimitMs = TIME_LIMIT_MS }: CallSettings) {
  return async function call<T>(
    operation: string,
    options: CallOptions = {},
    start: (init: Init) => Promise<Answer>,
    read: (answer: Json, response: Response) => T | undefined,
  ): Promise<T> {
    const controller = new AbortController()
    const cancel = () => controller.abort('cancelled')
    const timer = setTimeout(() => controller.abort('timeout'), timeLimitMs)
    options.signal?.addEventListener('abort', cancel)
    if (options.signal?.aborted) cancel()
    try {
      const started = start({ headers: headersOf(options), signal: controller.signal })
      const { data, error, response } = await Promise.race([started, whenAborted(controller.signal)])
      if (!response.ok) throw refusal(operation, response.status, error)
      const value = read(data, response)
      if (value === undefined) throw new ApiError('unreadable', operation, response.status)
      return value
    } catch (cause) {
      const failure = failureOf(cause, operation, controller.signal)
      if (failure.failure === 'unauthorised') onUnauthorised?.()
      throw failure
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', cancel)
    }
  }
}

/** Rejects when the signal is aborted: a token that never comes must not hold a call beyond its time limit. */
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

function refusal(operation: string, status: number, error: Json): ApiError {
  const failure = status === 401 && operation !== 'login' ? 'unauthorised' : 'refused'
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return new ApiError(failure, operation, status, typeof message === 'string' ? message : undefined)
}

function failureOf(cause: unknown, operation: string, signal: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause
  if (signal.aborted) return new ApiError(signal.reason === 'timeout' ? 'timeout' : 'cancelled', operation)
  return new ApiError(cause instanceof SyntaxError ? 'unreadable' : 'network', operation)
}
