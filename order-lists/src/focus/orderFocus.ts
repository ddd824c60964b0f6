/** Marks the element of one order; its value is the order number. */
export const ORDER_ATTRIBUTE = 'data-order'

/** The number of the order that has the keyboard focus; undefined outside of the list. */
export function focusedOrder(): string | undefined {
  return document.activeElement?.closest(`[${ORDER_ATTRIBUTE}]`)?.getAttribute(ORDER_ATTRIBUTE) ?? undefined
}

/** Moves the focus by some orders from the focused one; from outside of the list to its first order. */
export function moveOrderFocus(steps: number): void {
  const orders = [...document.querySelectorAll(`[${ORDER_ATTRIBUTE}]`)]
  const current = orders.findIndex((order) => order.contains(document.activeElement))
  const next = current < 0 ? 0 : Math.min(Math.max(0, current + steps), orders.length - 1)
  orders[next]?.querySelector<HTMLElement>('h2 button, th button')?.focus()
}

/**
 * After a dialog has returned the focus to the control that opened it: moves it to the same control of another order, where
 * the page shows that order. A dialog that has opened meanwhile keeps its focus. Resolves when the focus is there.
 */
export async function moveFocusToOrder(opener: Element | null, number: string): Promise<void> {
  const controls = 'a[href], button, input'
  const orders = [...document.querySelectorAll(`[${ORDER_ATTRIBUTE}]`)]
  const controlsOf = (order: Element | undefined) => [...(order?.querySelectorAll<HTMLElement>(controls) ?? [])]
  if (!(opener instanceof HTMLElement)) return
  const index = controlsOf(orders.find((order) => order.contains(opener))).indexOf(opener)
  const target = controlsOf(orders.find((order) => order.getAttribute(ORDER_ATTRIBUTE) === number))[index]
  await new Promise(requestAnimationFrame)
  if (document.activeElement === opener) target?.focus()
}
