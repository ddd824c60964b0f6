import createClient from 'openapi-fetch'
import type { ApiClient } from './apiClient.ts'
import { type CallSettings, createCall } from './call.ts'
import { apiOrigin, createFetch, type SendSettings } from './createFetch.ts'
import type { paths } from './openapi.gen.ts'
import type { SignedIn } from './payloads.ts'
import { asPlainText, asRecord, asText, isWebPage, type Json } from './readJson.ts'
import { readItemTypes, readWorkOrder, readWorkOrders } from './readWorkOrder.ts'
import { chargeUpdateBody, lineItemUpdateBody } from './requestBodies.ts'

interface ApiSettings extends SendSettings, Omit<CallSettings, 'optionalHeaders'> {
  /**
   * Whether a backend of another origin allows the headers Idempotency-Key, If-Match and X-Background; false by default. Read
   * at each call. A browser's preflight fails for every header that a backend of another origin does not allow.
   */
  readonly apiHeaders?: boolean
}

/**
 * Creates the typed client of the 13 calls. It adds the bearer (for the configured origin only) and X-XSRF-TOKEN,
 * applies the time limit, and turns every failure into an ApiError.
 */
export function createApi(settings: ApiSettings): ApiClient {
  const client = createClient<paths>({ baseUrl: settings.baseUrl, fetch: createFetch(settings) })
  const isSameOrigin = apiOrigin(settings.baseUrl) === globalThis.location?.origin
  const call = createCall({ ...settings, optionalHeaders: () => isSameOrigin || settings.apiHeaders === true })

  return {
    login: (body, options) =>
      call('login', options, (init) => client.POST('/api/account/login', { body, ...init }), readSignedIn),
    resetPassword: (body, options) =>
      call(
        'resetPassword',
        options,
        (init) => client.POST('/api/account/reset-password', { body, parseAs: 'text', ...init }),
        asPlainText,
      ),
    eulaDocument: (options) =>
      call(
        'eulaDocument',
        options,
        (init) => client.GET('/api/account/eula', { parseAs: 'blob', ...init }),
        (body) => (body instanceof Blob ? body : undefined),
      ),
    eulaAcknowledged: (options) =>
      call(
        'eulaAcknowledged',
        options,
        (init) => client.GET('/api/account/eula-acknowledged', { parseAs: 'text', ...init }),
        asPlainText,
      ),
    acknowledgeEula: (at, options) =>
      call(
        'acknowledgeEula',
        options,
        (init) =>
          client.PATCH('/api/account/update-eula-acknowledged', {
            body: { eulaAcknowledgedDate: at.toISOString() },
            parseAs: 'text',
            ...init,
          }),
        asPlainText,
      ),
    availableOrders: (body, options) =>
      call(
        'availableOrders',
        options,
        (init) => client.POST('/api/orders/available', { body, ...init }),
        readWorkOrders,
      ),
    acceptedOrders: (body, options) =>
      call('acceptedOrders', options, (init) => client.POST('/api/orders/accepted', { body, ...init }), readWorkOrders),
    completedOrders: (body, options) =>
      call(
        'completedOrders',
        options,
        (init) => client.POST('/api/orders/completed', { body, ...init }),
        readWorkOrders,
      ),
    orderDetails: (workOrderNumber, options) =>
      call(
        'orderDetails',
        options,
        (init) => client.POST('/api/orders/details', { body: { workOrderNumber }, ...init }),
        (body, response) => {
          const workOrder = readWorkOrder(body)
          return workOrder && { workOrder, version: response.headers.get('ETag') ?? undefined }
        },
      ),
    answerOrder: (body, options) =>
      call(
        'answerOrder',
        options,
        (init) => client.POST('/api/orders/update', { body, parseAs: 'text', ...init }),
        asDone,
      ),
    updateLineItems: (update, options) =>
      call(
        'updateLineItems',
        options,
        (init) =>
          client.POST('/api/orders/line-item-update', { body: lineItemUpdateBody(update), parseAs: 'text', ...init }),
        asDone,
        update.lineItems.length,
      ),
    updateCharge: (update, options) =>
      call(
        'updateCharge',
        options,
        (init) =>
          client.PATCH('/api/orders/update-charge', { body: chargeUpdateBody(update), parseAs: 'text', ...init }),
        asPlainText,
      ),
    itemTypes: (options) =>
      call('itemTypes', options, (init) => client.GET('/api/orders/item-types', init), readItemTypes),
  }
}

/** The requirements define no response body for these calls, so any body but a web page counts as done, and none too. */
const asDone = (body: Json) => (isWebPage(body) ? undefined : null)

function readSignedIn(body: Json) {
  const record = asRecord<keyof SignedIn>(body)
  const token = record?.token
  const username = asText(record?.username)
  return typeof token === 'string' && token !== '' && username !== null ? { token, username } : undefined
}
