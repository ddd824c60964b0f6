import { type ApiClient, type ApiError, type ApiFailure, createApi, isApiError } from '@carrier-portal/contract'
import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { requestToken } from './requestToken.ts'

/** The failures reported by onError; a missing sign-in is reported by onAuthRequired. */
type ReportedFailure = Exclude<ApiFailure, 'unauthorised' | 'cancelled'>

/** What a client notifies its host of. */
export interface ApiNotifications {
  /** Called once for all parallel calls without a token. */
  onAuthRequired(): void
  /** Called after each successful call. */
  onSuccess(): void
  onFailure(failure: ReportedFailure, error: ApiError): void
}

interface EmbedApiSettings extends ApiNotifications {
  readonly baseUrl: string
  readonly apiHeaders: boolean
  readonly requestTimeoutSeconds: number | undefined
  readonly getAccessToken: OrderEditorOptions['getAccessToken']
}

/**
 * The API client inside a host page: sends no cookies and therefore no anti-forgery header, requests the token for each
 * call, and reports failures to the host page.
 */
export function createEmbedApi(settings: EmbedApiSettings): ApiClient {
  let running = 0
  let authRequested = false
  const api = createApi({
    baseUrl: settings.baseUrl,
    getToken: () => requestToken(settings.getAccessToken),
    credentials: 'omit',
    requestTimeoutSeconds: settings.requestTimeoutSeconds,
    get apiHeaders() {
      return settings.apiHeaders
    },
    onUnauthorised() {
      if (!authRequested) settings.onAuthRequired()
      authRequested = true
    },
  })

  function withNotifications<A extends readonly unknown[], T>(call: (...parameters: A) => Promise<T>) {
    return async (...parameters: A): Promise<T> => {
      running += 1
      try {
        const result = await call(...parameters)
        settings.onSuccess()
        return result
      } catch (error) {
        if (isApiError(error) && isReported(error.failure)) settings.onFailure(error.failure, error)
        throw error
      } finally {
        running -= 1
        authRequested = authRequested && running > 0
      }
    }
  }

  return {
    ...api,
    orderDetails: withNotifications(api.orderDetails),
    itemTypes: withNotifications(api.itemTypes),
    updateLineItems: withNotifications(api.updateLineItems),
    updateCharge: withNotifications(api.updateCharge),
  }
}

function isReported(failure: ApiFailure): failure is ReportedFailure {
  return failure !== 'unauthorised' && failure !== 'cancelled'
}
