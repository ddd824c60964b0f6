import type { EngineWindow } from './enginePage.ts'

/**
 * Everything on the present screen that a person could not read or touch, computed from layout: text cut off in cells,
 * inputs, selects and buttons, controls that overlap, horizontal scroll of the page. Empty when all is in order.
 */
export function layoutFaults(window: EngineWindow): Promise<readonly string[]> {
  return window.run(() => {
    const faults: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) faults.push(`page is ${root.scrollWidth - root.clientWidth} px too wide`)
    for (const element of document.querySelectorAll('td, th, button, input, select, dd, h1, h2')) {
      if (!isVisible(element) || element.closest('[aria-hidden="true"], [inert]')) continue
      const excess = element.scrollWidth - element.clientWidth
      const style = getComputedStyle(element)
      if (excess > 1 && style.overflowX !== 'visible' && style.display !== 'inline')
        faults.push(`${nameOf(element)} is cut off by ${excess} px`)
    }
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')].filter(
      (element) => isVisible(element) && !element.closest('[aria-hidden="true"], [inert]'),
    )
    for (const [index, first] of controls.entries())
      for (const second of controls.slice(index + 1)) {
        if (first.contains(second) || second.contains(first)) continue
        if (first.closest('dialog, [role=dialog]') !== second.closest('dialog, [role=dialog]')) continue
        const a = first.getBoundingClientRect()
        const b = second.getBoundingClientRect()
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        const isFixed = [first, second].some((element) => element.closest('[data-floating]'))
        if (width > 2 && height > 2 && !isFixed) faults.push(`${nameOf(first)} overlaps ${nameOf(second)}`)
      }
    return faults
  })
}
