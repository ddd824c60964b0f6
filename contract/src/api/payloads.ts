import type { components } from './openapi.gen.ts'
import type { Id } from './workOrder.ts'

type Schemas = components['schemas']

/** The request body of `login`. */
export type Credentials = Schemas['Credentials']

/** The response of `login`: the access token, and the user name it was issued for. */
export type SignedIn = Schemas['SignedIn']

/** The request body of `resetPassword`. */
export type PasswordReset = Schemas['PasswordReset']

/** The search of the available and completed orders. Days are yyyy-MM-dd; `endDate` is the day after the last day to find. */
export type OrderSearch = Schemas['OrderSearch']

/** The search of the accepted orders: the days of OrderSearch, with conditions and a sort order. */
export type AcceptedOrderSearch = Schemas['AcceptedOrderSearch']

/** The acceptance of an order with its reference, or the refusal with its reason. */
export type OrderAnswer = Schemas['OrderAnswer']

/** The statuses of an order that the contract defines; a response may also have another text. */
export type OrderStatus = Schemas['OrderStatus']

/** The same fields with ids of the type they were received with. */
type WithIds<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: Id | (null extends T[P] ? null : never) }

/** One line item of an update. An item without an id is added; a saved item that is not listed is deleted. */
export type LineItemChange = WithIds<Schemas['LineItemChange'], 'workOrderLineItemId' | 'itemTypeId'>

/** The proof of delivery of an order and its complete list of line items. */
export interface LineItemUpdate {
  readonly order: WithIds<Schemas['LineItemUpdate']['order'], 'workOrderId'>
  readonly lineItems: readonly LineItemChange[]
}

/** A corrected charge in US dollars. */
export interface ChargeUpdate {
  readonly workOrderId: Id
  readonly charge: number
}
