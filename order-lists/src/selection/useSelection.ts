import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useRef, useState } from 'react'

type Orders = readonly WorkOrderListItem[]

/** Which orders of a list are selected for a common action. */
export interface Selection {
  has(workOrderNumber: string): boolean
  /** The selected ones of these orders; an order that left the list is no longer selected. */
  of(orders: Orders): Orders
  /** Selects or clears one order. With `range` it also selects all of them from the last toggled one to this one. */
  toggle(workOrderNumber: string, range?: Orders): void
  add(orders: Orders): void
  clear(): void
}

/** A selection of orders, empty at first. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const has = (number: string) => selected.has(number)
  const add = (orders: Orders) =>
    setSelected(new Set([...selected, ...orders.map(({ workOrderNumber }) => workOrderNumber)]))
  return {
    has,
    of: (orders) => orders.filter(({ workOrderNumber }) => has(workOrderNumber)),
    toggle: (number, range = []) => {
      const between = ordersBetween(range, last.current, number)
      last.current = number
      if (between.length > 1) return add(between)
      const next = new Set(selected)
      if (!next.delete(number)) next.add(number)
      setSelected(next)
    },
    add,
    clear: () => setSelected(new Set()),
  }
}

function ordersBetween(orders: Orders, one: string | undefined, other: string): Orders {
  const ends = [one, other].map((number) => orders.findIndex(({ workOrderNumber }) => workOrderNumber === number))
  return ends.includes(-1) ? [] : orders.slice(Math.min(...ends), Math.max(...ends) + 1)
}
