/**
 * For an element that has the focus and is about to be removed: moves the focus to the title of the dialog around it, so that
 * Escape still closes the dialog and a screen reader reads the title alone; outside of a dialog to the main element.
 */
export function focusAround(element: Element | null): void {
  const around = element?.closest<HTMLElement>('main, [role="dialog"]')
  const titleId = around?.getAttribute('aria-labelledby')
  const title = titleId ? around?.querySelector<HTMLElement>(`[id="${titleId}"]`) : undefined
  const target = title ?? around
  target?.focus({ preventScroll: true })
}
