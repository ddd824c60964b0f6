import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useCallback, useRef, useState } from 'react'

type Orders = readonly WorkOrderListItem[]

/** Which orders of a list are selected for a common action. */
export interface Selection {
  has(workOrderNumber: string): boolean
  /** The selected ones of these orders. */
  of(orders: Orders): Orders
  /**
   * Selects or clears one order. With `range` it selects all of its orders from the last toggled one to this one, while
   * that one is selected. The same function in each render.
   */
  toggle(workOrderNumber: string, range?: Orders): void
  /** Selects or clears all of these orders; the others stay as they are. */
  setAll(orders: Orders, isSelected: boolean): void
  clear(): void
}

/**
 * A selection of a list's orders, empty at first. `listed` is the last response, undefined before the first one. An order that
 * it does not have is no longer selected, also when it comes back, perhaps on another page.
 */
export function useSelection(listed: Orders | undefined): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const has = (number: string) => selected.has(number)
  const of = (orders: Orders) => orders.filter(({ workOrderNumber }) => has(workOrderNumber))
  const [known, setKnown] = useState(listed)
  if (listed !== known) {
    setKnown(listed)
    if (listed && selected.size > 0) setSelected(withOrders(new Set(), of(listed)))
  }
  const last = useRef<string>(undefined)
  const setAll = (orders: Orders, isSelected: boolean) =>
    setSelected((before) => (isSelected ? withOrders(before, orders) : withoutOrders(before, orders)))
  const toggle = useCallback((number: string, range: Orders = []) => {
    const between = ordersBetween(range, last.current, number)
    const first = last.current ?? number
    last.current = number
    // "Clear" or a refresh may have cleared the first order since; a range from it would select orders that are not meant.
    setSelected((before) =>
      between.length > 1 && before.has(first) ? withOrders(before, between) : withToggled(before, number),
    )
  }, [])
  return {
    has,
    of,
    toggle,
    setAll,
    clear: () => setSelected(new Set()),
  }
}

function withOrders(selected: ReadonlySet<string>, orders: Orders): ReadonlySet<string> {
  return new Set([...selected, ...orders.map(({ workOrderNumber }) => workOrderNumber)])
}

function withoutOrders(selected: ReadonlySet<string>, orders: Orders): ReadonlySet<string> {
  const cleared = new Set(orders.map(({ workOrderNumber }) => workOrderNumber))
  return new Set([...selected].filter((number) => !cleared.has(number)))
}

function withToggled(selected: ReadonlySet<string>, number: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(number)) next.add(number)
  return next
}

function ordersBetween(orders: Orders, one: string | undefined, other: string): Orders {
  const ends = [one, other].map((number) => orders.findIndex(({ workOrderNumber }) => workOrderNumber === number))
  return ends.includes(-1) ? [] : orders.slice(Math.min(...ends), Math.max(...ends) + 1)
}
