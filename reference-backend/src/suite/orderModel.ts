import type { OrderStatus } from '@carrier-portal/contract'

/** The expected state of an order: status, charge and number of changes. */
export interface ModelOrder {
  readonly status: OrderStatus
  readonly charge: number | null
  readonly version: number
}

export type Action = 'accept' | 'decline' | 'save' | 'pickUp' | 'dropOff' | 'noLoad' | 'charge'

export interface ModelCommand {
  readonly action: Action
  /** The charge that a save or a correction sends. */
  readonly charge: number
  /** The version that a save sends in If-Match; undefined for none. */
  readonly from: number | undefined
}

/** Every allowed transition. A save without pickup times undoes a pickup. */
const STEPS: Readonly<Record<Action, Partial<Record<OrderStatus, OrderStatus>>>> = {
  accept: { AVAILABLE: 'ROUTED' },
  decline: { AVAILABLE: 'REJECTED' },
  save: { ROUTED: 'ROUTED', PICKED_UP: 'ROUTED' },
  pickUp: { ROUTED: 'PICKED_UP', PICKED_UP: 'PICKED_UP' },
  dropOff: { ROUTED: 'COMPLETED', PICKED_UP: 'COMPLETED' },
  noLoad: { ROUTED: 'COMPLETED', PICKED_UP: 'COMPLETED' },
  charge: { COMPLETED: 'COMPLETED' },
}

/** The statuses of commands and the order after them. */
export interface Outcome {
  readonly statuses: readonly (200 | 409)[]
  readonly order: ModelOrder
}

/** The outcome of commands in sequence. */
function outcomeOf(order: ModelOrder, commands: readonly ModelCommand[]): Outcome {
  return commands.reduce<Outcome>(
    (before, command) => {
      const after = next(before.order, command)
      return { statuses: [...before.statuses, after ? 200 : 409], order: after ?? before.order }
    },
    { statuses: [], order },
  )
}

function next(order: ModelOrder, { action, charge, from }: ModelCommand): ModelOrder | undefined {
  const status = STEPS[action][order.status]
  if (status === undefined) return undefined
  const version = order.version + 1
  if (action === 'accept' || action === 'decline') return { ...order, status, version }
  const isStale = action !== 'charge' && from !== undefined && from !== order.version
  return isStale ? undefined : { status, charge, version }
}

/** The possible outcomes of concurrent commands: either order. */
export function outcomesOf(order: ModelOrder, commands: readonly ModelCommand[]): readonly Outcome[] {
  const reversed = outcomeOf(order, commands.toReversed())
  return [outcomeOf(order, commands), { ...reversed, statuses: reversed.statuses.toReversed() }]
}
