import type { components, LineItemUpdate } from '@carrier-portal/contract'
import { DEMO_PASSWORD } from '../seed/accounts.ts'

type Schemas = components['schemas']
export type ApiWorkOrder = Schemas['WorkOrder']
export type ListItem = Schemas['WorkOrderListItem']

/** An HTTP response with its body as text. */
export interface ApiResponse {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  json<T>(): T
}

interface RequestOptions {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request as given, without a bearer or headers of its own. A string or a Blob is sent raw. */
export async function send(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  { token, headers = {} }: RequestOptions = {},
): Promise<ApiResponse> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, json: <T>() => JSON.parse(text) as T }
}

export const TODAY = '2026-03-10'
/** The demo data of the tests lies around 2 PM in New York. */
export const SEED_NOW = `${TODAY}T14:00-04:00`
export const TOMORROW = '2026-03-11'

export type ListKind = 'available' | 'accepted' | 'completed'

/** A range of days; the end is excluded. */
export interface Days {
  readonly startDate: string
  readonly endDate: string
}

/** A signed-in demo account at a backend. */
export interface Account {
  readonly token: string
  readonly xsrfToken: string
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>
  /** The orders of a list, today's by default. */
  list(kind: ListKind, carrierCodes: readonly string[], days?: Days): Promise<readonly ListItem[]>
  details(workOrderNumber: string): Promise<{ readonly workOrder: ApiWorkOrder; readonly etag: string }>
}

/** Signs a demo account in. */
export async function signInAccount(address: string, username: string, password = DEMO_PASSWORD): Promise<Account> {
  const reply = await send(address, 'POST', '/api/account/login', { username, password })
  if (reply.status !== 200) throw new Error(`${username} could not sign in: ${reply.text}`)
  const { token } = reply.json<{ token: string }>()
  const xsrfToken = /XSRF-TOKEN=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const call: Account['call'] = (method, path, body, headers) => send(address, method, path, body, { token, headers })
  return {
    token,
    xsrfToken,
    call,
    list: async (kind, carrierCodes, days) => {
      const response = await call('POST', `/api/orders/${kind}`, { ...searchBody(kind, carrierCodes), ...days })
      return response.json<{ workOrders: ListItem[] }>().workOrders
    },
    details: async (workOrderNumber) => {
      const response = await call('POST', '/api/orders/details', { workOrderNumber })
      return {
        workOrder: response.json<{ workOrder: ApiWorkOrder }>().workOrder,
        etag: response.headers.get('etag') ?? '',
      }
    },
  }
}

/** The body of a search for today's orders. */
export function searchBody(kind: ListKind, carrierCodes: readonly string[]) {
  const days = { carrierCodes, startDate: TODAY, endDate: TOMORROW }
  return kind === 'accepted'
    ? { ...days, conditions: ['ROUTED', 'PICKED_UP'], sort: 'PICKUP_EARLIEST', sortDirection: 'ASC' }
    : days
}

/** The body that accepts an order. */
export function acceptBody(workOrderNumber: string) {
  return { workOrderNumber, ocStatus: 'ACCEPTED', ocReferenceNumber: 'REF-1', userComment: '' }
}

/** The body that saves an order without changes. */
export function saveBody(order: ApiWorkOrder): LineItemUpdate {
  return {
    order: {
      workOrderId: order.workOrderId,
      workOrderNumber: order.workOrderNumber,
      pickupPOD: order.pickupPOD ?? '',
      dropoffPOD: order.dropoffPOD ?? '',
      ocComments: order.ocComments ?? '',
      noLoad: order.noLoad ?? false,
      noLoadComments: order.noLoadComments ?? '',
      noLoadPickupTime: order.noLoadPickupTime ?? '',
      ocCharge: order.ocCharge ?? null,
    },
    lineItems: order.lineItems.map((item) => ({
      workOrderLineItemId: item.workOrderLineItemId,
      barcode: item.barcode ?? '',
      itemTypeId: item.itemTypeId,
      quantity: item.quantity,
      pickupTimeActual: item.pickupTimeActual ?? '',
      pickupTimeOffset: item.pickupTimeOffset ?? '',
      dropoffTimeActual: item.dropoffTimeActual ?? '',
      dropoffTimeOffset: item.dropoffTimeOffset ?? '',
    })),
  }
}
