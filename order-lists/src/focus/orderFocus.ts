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
 * Records the control that has the focus, before it opens a dialog. The returned function moves the focus from what has it
 * after the dialog was closed, the control or, after its order has left the list, what replaces it, to the same control of
 * another order, where the page shows that order. A dialog that has opened meanwhile keeps its focus. It resolves when the
 * focus is there.
 */
export function recordOrderControl(): (number: string) => Promise<void> {
  const control = document.activeElement
  const order = control?.closest(`[${ORDER_ATTRIBUTE}]`)
  const index = control instanceof HTMLElement ? controlsOf(order).indexOf(control) : -1
  return async (number) => {
    await new Promise(requestAnimationFrame)
    const isFree = control?.isConnected
      ? document.activeElement === control
      : !document.activeElement?.closest('[role="dialog"]')
    const orders = [...document.querySelectorAll(`[${ORDER_ATTRIBUTE}]`)]
    if (isFree) controlsOf(orders.find((order) => order.getAttribute(ORDER_ATTRIBUTE) === number))[index]?.focus()
  }
}

function controlsOf(order: Element | null | undefined): readonly HTMLElement[] {
  return [...(order?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])]
}
