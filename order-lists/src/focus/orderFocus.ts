/** Marks the element of one order; its value is the order number. */
export const ORDER_ATTRIBUTE = 'data-order'

/** The link that opens the details of an order. */
const NUMBER = 'h2 a, th a'

/** The number of the order that has the keyboard focus; undefined outside of the list. */
export function focusedOrder(): string | undefined {
  return document.activeElement?.closest(`[${ORDER_ATTRIBUTE}]`)?.getAttribute(ORDER_ATTRIBUTE) ?? undefined
}

/** Moves the focus by some orders from the focused one; from outside of the list to its first order. False where the page ends. */
export function moveOrderFocus(steps: number): boolean {
  const orders = shownOrders()
  const current = orders.findIndex((order) => order.contains(document.activeElement))
  const next = orders[current < 0 ? 0 : current + steps]
  next?.querySelector<HTMLElement>(NUMBER)?.focus()
  return next !== undefined
}

/** Focuses the number of an order that the page shows. */
export function focusOrder(workOrderNumber: string): void {
  focusInView(shownOrder(workOrderNumber)?.querySelector<HTMLElement>(NUMBER))
}

/** Without `blur` a control that has the focus already, as one that has replaced a removed one, is not scrolled into view. */
function focusInView(control: HTMLElement | null | undefined): void {
  control?.blur()
  control?.focus()
}

/**
 * Records the control that has the focus, before it opens a dialog. The returned function moves the focus from what has it
 * after the dialog was closed, the control or, after its order has left the list, what replaces it, to the same control of
 * another order, whose page `show` opens. A dialog that has opened meanwhile keeps its focus, and the list its page. It
 * resolves when the focus is there.
 */
export function recordOrderControl(
  show: (workOrderNumber: string) => void,
): (workOrderNumber: string) => Promise<void> {
  const control = document.activeElement
  const order = control?.closest(`[${ORDER_ATTRIBUTE}]`)
  const index = control instanceof HTMLElement ? controlsOf(order).indexOf(control) : -1
  return async (number) => {
    await new Promise(requestAnimationFrame)
    const isFree = control?.isConnected
      ? document.activeElement === control
      : !document.activeElement?.closest('[role="dialog"]')
    if (!isFree) return
    show(number)
    focusInView(controlsOf(shownOrder(number))[index])
  }
}

function shownOrders(): readonly Element[] {
  return [...document.querySelectorAll(`[${ORDER_ATTRIBUTE}]`)]
}

function shownOrder(workOrderNumber: string): Element | undefined {
  return shownOrders().find((order) => order.getAttribute(ORDER_ATTRIBUTE) === workOrderNumber)
}

function controlsOf(order: Element | null | undefined): readonly HTMLElement[] {
  return [...(order?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])]
}
