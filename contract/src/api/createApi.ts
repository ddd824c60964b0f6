import createClient from 'openapi-fetch'
import type { ApiClient } from './apiClient.ts'
import { type CallSettings, createCall } from './call.ts'
import type { paths } from './openapi.gen.ts'
import { asPlainText, asRecord, asText, type Json } from './readJson.ts'
import { readItemTypes, readWorkOrder, readWorkOrders } from './readWorkOrder.ts'
import { type SendSettings, send } from './send.ts'

export interface ApiSettings extends SendSettings, CallSettings {}

/**
 * The typed client of the 13 calls. It adds the bearer (to the configured origin alone) and X-XSRF-TOKEN
 * (specification, section 7), gives up after the time limit, and turns whatever goes wrong into an ApiError.
 */
export function createApi(settings: ApiSettings): ApiClient {
  const client = createClient<paths>({ baseUrl: settings.baseUrl, fetch: send(settings) })
  const call = createCall(settings)

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
        (answer) => (answer instanceof Blob ? answer : undefined),
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
        (answer, response) => {
          const workOrder = readWorkOrder(answer)
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
          client.POST('/api/orders/line-item-update', { body: update as LineItemUpdateBody, parseAs: 'text', ...init }),
        asDone,
      ),
    updateCharge: (update, options) =>
      call(
        'updateCharge',
        options,
        (init) =>
          client.PATCH('/api/orders/update-charge', { body: update as ChargeUpdateBody, parseAs: 'text', ...init }),
        asPlainText,
      ),
    itemTypes: (options) =>
      call('itemTypes', options, (init) => client.GET('/api/orders/item-types', init), readItemTypes),
  }
}

/** Identifiers go back as they came; openapi.yaml knows them as whole numbers only. */
type LineItemUpdateBody = paths['/api/orders/line-item-update']['post']['requestBody']['content']['application/json']
type ChargeUpdateBody = paths['/api/orders/update-charge']['patch']['requestBody']['content']['application/json']

/** The shape of these answers is not shown in the specification, so any answer will do. */
const asDone = () => null

function readSignedIn(answer: Json) {
  const token = asRecord(answer)?.token
  const username = asText(asRecord(answer)?.username)
  return typeof token === 'string' && token !== '' && username !== null ? { token, username } : undefined
}
