import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useState } from 'react'

/** Which orders are ticked for a common answer; `off` while nobody wants to. */
export interface Selection {
  readonly on: boolean
  has(workOrderNumber: string): boolean
  /** The ticked ones of these orders; one that left the list is no longer ticked. */
  of(orders: readonly WorkOrderListItem[]): readonly WorkOrderListItem[]
  toggle(workOrderNumber: string): void
  add(orders: readonly WorkOrderListItem[]): void
  start(): void
  stop(): void
}

/** Ticking several orders of a list. */
export function useSelection(): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const has = (number: string) => ticked?.has(number) ?? false
  return {
    on: ticked !== undefined,
    has,
    of: (orders) => orders.filter(({ workOrderNumber }) => has(workOrderNumber)),
    toggle: (number) => {
      const next = new Set(ticked)
      if (!next.delete(number)) next.add(number)
      setTicked(next)
    },
    add: (orders) => setTicked(new Set([...(ticked ?? []), ...orders.map(({ workOrderNumber }) => workOrderNumber)])),
    start: () => setTicked(new Set()),
    stop: () => setTicked(undefined),
  }
}
