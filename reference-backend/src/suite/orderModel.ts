import type { OrderStatus } from '../store/orders.ts'

/** What is known of an order without looking: how far it is, its charge, and how often it was changed. */
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
  /** The version that a save was made from; undefined: it does not say. */
  readonly from: number | undefined
}

/** Every step that there is. A save without a pickup time takes a pickup back that was recorded by mistake. */
const STEPS: Readonly<Record<Action, Partial<Record<OrderStatus, OrderStatus>>>> = {
  accept: { AVAILABLE: 'ROUTED' },
  decline: { AVAILABLE: 'REJECTED' },
  save: { ROUTED: 'ROUTED', PICKED_UP: 'ROUTED' },
  pickUp: { ROUTED: 'PICKED_UP', PICKED_UP: 'PICKED_UP' },
  dropOff: { ROUTED: 'COMPLETED', PICKED_UP: 'COMPLETED' },
  noLoad: { ROUTED: 'COMPLETED', PICKED_UP: 'COMPLETED' },
  charge: { COMPLETED: 'COMPLETED' },
}

/** What a command is answered, and what the order is then. */
export interface Outcome {
  readonly answers: readonly (200 | 409)[]
  readonly order: ModelOrder
}

/** Commands one after another. */
export function outcomeOf(order: ModelOrder, commands: readonly ModelCommand[]): Outcome {
  return commands.reduce<Outcome>(
    (before, command) => {
      const after = next(before.order, command)
      return { answers: [...before.answers, after ? 200 : 409], order: after ?? before.order }
    },
    { answers: [], order },
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

/** What two commands that were sent at once may have done: one of the two came first. */
export function outcomesOf(order: ModelOrder, commands: readonly ModelCommand[]): readonly Outcome[] {
  const backwards = outcomeOf(order, commands.toReversed())
  return [outcomeOf(order, commands), { ...backwards, answers: backwards.answers.toReversed() }]
}
