import type { components } from './openapi.gen.ts'
import type { Id } from './workOrder.ts'

type Schemas = components['schemas']

/** Request bodies. Days are yyyy-MM-dd; `endDate` is the day after the last day to find. */
export type Credentials = Schemas['Credentials']
export type SignedIn = Schemas['SignedIn']
export type PasswordReset = Schemas['PasswordReset']
export type OrderSearch = Schemas['OrderSearch']
export type AcceptedOrderSearch = Schemas['AcceptedOrderSearch']
export type OrderAnswer = Schemas['OrderAnswer']
export type OrderStatus = Schemas['OrderStatus']

/** The same fields with ids of the type they were received with. */
type WithIds<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: Id | (null extends T[P] ? null : never) }

export type LineItemChange = WithIds<Schemas['LineItemChange'], 'workOrderLineItemId' | 'itemTypeId'>

export interface LineItemUpdate {
  readonly order: WithIds<Schemas['LineItemUpdate']['order'], 'workOrderId'>
  readonly lineItems: readonly LineItemChange[]
}

/** A corrected charge in US dollars. */
export interface ChargeUpdate {
  readonly workOrderId: Id
  readonly charge: number
}
