import { type ApiClient, ApiError, type ApiFailure, createApi } from '@carrier-portal/contract'
import type { OrderEditorOptions } from '../published.d.ts'
import { askToken } from './askToken.ts'

/** The failures that the page around hears of as errors; a missing sign-in is told by itself. */
export type ReportedFailure = Exclude<ApiFailure, 'unauthorised' | 'cancelled'>

export interface EmbedApiSettings {
  readonly baseUrl: string
  readonly getAccessToken: OrderEditorOptions['getAccessToken']
  /** Told once, however many calls that run side by side lack a token. */
  onAuthRequired(): void
  /** The backend took the token of a call. */
  onAnswered(): void
  onFailure(failure: ReportedFailure, error: ApiError): void
}

/**
 * The typed client for a page that is not ours: no cookie goes along, no anti-forgery header (nothing here
 * authenticates by cookie), and the token is asked for at each call. Its failures are told to the page around too.
 */
export function createEmbedApi(settings: EmbedApiSettings): ApiClient {
  let running = 0
  let asked = false
  const api = createApi({
    baseUrl: settings.baseUrl.replace(/\/$/, ''),
    getToken: () => askToken(settings.getAccessToken),
    credentials: 'omit',
    onUnauthorised() {
      if (!asked) settings.onAuthRequired()
      asked = true
    },
  })

  function told<A extends readonly unknown[], T>(call: (...parameters: A) => Promise<T>) {
    return async (...parameters: A): Promise<T> => {
      running += 1
      try {
        const answer = await call(...parameters)
        settings.onAnswered()
        return answer
      } catch (error) {
        if (error instanceof ApiError && isReported(error.failure)) settings.onFailure(error.failure, error)
        throw error
      } finally {
        running -= 1
        asked = asked && running > 0
      }
    }
  }

  return {
    ...api,
    orderDetails: told(api.orderDetails),
    itemTypes: told(api.itemTypes),
    updateLineItems: told(api.updateLineItems),
    updateCharge: told(api.updateCharge),
  }
}

function isReported(failure: ApiFailure): failure is ReportedFailure {
  return failure !== 'unauthorised' && failure !== 'cancelled'
}
