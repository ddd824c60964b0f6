import { type Account, type ApiResponse, type ApiWorkOrder, acceptBody } from '../testing/client.ts'
import { DROPPED, PICKED, withItems } from '../testing/saves.ts'
import type { Action, ModelCommand, ModelOrder, Outcome } from './orderModel.ts'

const SIGNED = { pickupPOD: 'A. Ruiz' }
const NO_LOAD = { ...SIGNED, noLoad: true, noLoadComments: 'Closed', noLoadPickupTime: '03/10/2026 10:30 AM ET' }

/** The line item fields and the proof that each kind of save sends. */
const SAVES: Readonly<Partial<Record<Action, readonly [parts: object, proof: object]>>> = {
  save: [{}, {}],
  pickUp: [PICKED, SIGNED],
  dropOff: [
    { ...PICKED, ...DROPPED },
    { ...SIGNED, dropoffPOD: 'B. Ward' },
  ],
  noLoad: [{}, NO_LOAD],
}

/** A real order with its model. */
export class TrackedOrder {
  readonly #loaded: ApiWorkOrder
  readonly #etags: Map<number, string>
  readonly #seen = new Map<Account, number>()
  #now: ModelOrder = { status: 'AVAILABLE', charge: null, version: 0 }

  /** Starts with an offered order as read from the backend. */
  constructor({ workOrder, etag }: { readonly workOrder: ApiWorkOrder; readonly etag: string }) {
    this.#loaded = workOrder
    this.#etags = new Map([[0, etag]])
  }

  get now(): ModelOrder {
    return this.#now
  }

  get number(): string {
    return this.#loaded.workOrderNumber
  }

  /** The version that a user has read last. */
  versionSeenBy(account: Account): number {
    return this.#seen.get(account) ?? 0
  }

  send(account: Account, { action, charge, from }: ModelCommand): Promise<ApiResponse> {
    const { workOrderNumber, workOrderId } = this.#loaded
    const save = SAVES[action]
    if (save) {
      const etag = from === undefined ? undefined : this.#etags.get(from)
      const body = withItems(this.#loaded, save[0], { ...save[1], ocCharge: charge })
      return account.call('POST', '/api/orders/line-item-update', body, etag === undefined ? {} : { 'if-match': etag })
    }
    if (action === 'charge') return account.call('PATCH', '/api/orders/update-charge', { workOrderId, charge })
    const decline = { workOrderNumber, ocStatus: 'REJECTED', ocReferenceNumber: '', userComment: 'No vehicle free' }
    return account.call('POST', '/api/orders/update', action === 'accept' ? acceptBody(workOrderNumber) : decline)
  }

  /** Reads the order and adopts the outcome that fits both the statuses and the order; throws when none fits. */
  async settle(outcomes: readonly Outcome[], statuses: readonly number[], observer: Account): Promise<void> {
    const { workOrder, etag } = await observer.details(this.number)
    const happened = outcomes.find(
      ({ order, statuses: expected }) =>
        String(expected) === String(statuses) &&
        order.status === workOrder.status &&
        order.charge === (workOrder.ocCharge ?? null) &&
        (this.#etags.get(order.version) ?? etag) === etag,
    )
    const seen = { statuses, status: workOrder.status, charge: workOrder.ocCharge, etag }
    if (!happened)
      throw new Error(`${this.number} was ${print(this.now)}; may be ${outcomes.map(print)}; is ${print(seen)}`)
    this.#now = happened.order
    this.#etags.set(this.now.version, etag)
    this.#seen.set(observer, this.now.version)
  }
}

const print = (part: object) => JSON.stringify(part)
