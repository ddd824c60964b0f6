import type { OrderStatus } from '@carrier-portal/contract'

/** A number of orders with a status, between two days relative to the day of the seed. */
interface Portion {
  readonly status: OrderStatus
  readonly days: readonly [from: number, to: number]
  /** Of 400. */
  readonly share: number
  readonly withoutItems?: boolean
}

/** 400 orders: a full day today, some yesterday and tomorrow, and two months of history. */
const PORTIONS: readonly Portion[] = [
  { status: 'AVAILABLE', days: [0, 0], share: 61 },
  { status: 'ROUTED', days: [0, 0], share: 31 },
  { status: 'PICKED_UP', days: [0, 0], share: 31 },
  { status: 'COMPLETED', days: [0, 0], share: 61 },
  { status: 'AVAILABLE', days: [0, 0], share: 3, withoutItems: true },
  { status: 'ROUTED', days: [0, 0], share: 2, withoutItems: true },
  { status: 'COMPLETED', days: [-1, 0], share: 3, withoutItems: true },
  { status: 'REJECTED', days: [-1, 0], share: 6 },
  { status: 'AVAILABLE', days: [-1, -1], share: 8 },
  { status: 'ROUTED', days: [-1, -1], share: 7 },
  { status: 'PICKED_UP', days: [-1, -1], share: 8 },
  { status: 'COMPLETED', days: [-1, -1], share: 40 },
  { status: 'AVAILABLE', days: [1, 1], share: 34 },
  { status: 'ROUTED', days: [1, 1], share: 18 },
  { status: 'REJECTED', days: [-60, -2], share: 12 },
  { status: 'COMPLETED', days: [-60, -2], share: 75 },
]

/** The portions scaled to a number of orders; the rounding remainder is added to the history. */
export function dayPlan(orders: number): readonly Portion[] {
  const scaled = PORTIONS.map((portion) => ({ ...portion, share: Math.floor((portion.share * orders) / 400) }))
  const planned = scaled.reduce((sum, { share }) => sum + share, 0)
  return scaled.map((portion, index) =>
    index === scaled.length - 1 ? { ...portion, share: portion.share + orders - planned } : portion,
  )
}
