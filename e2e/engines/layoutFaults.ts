import { findPaddingFaults } from './paddingFaults.ts'

/** A window of any engine, or a page of Playwright. */
interface ShownPage {
  run(inPage: () => readonly string[]): Promise<readonly string[]>
}

/** The layout faults of the present screen: what cannot be read or touched, and what is too near to an edge. */
export async function layoutFaults(shown: ShownPage): Promise<readonly string[]> {
  return [...(await shown.run(findCutOffParts)), ...(await shown.run(findPaddingFaults))]
}

/**
 * Everything on the present screen that a person could not read or touch, computed from layout: text cut off in cells,
 * headings, inputs, selects and buttons, controls that overlap, tables wider than their frame, horizontal scroll of the
 * page. Empty when there is no fault. Runs in the page.
 */
function findCutOffParts(): readonly string[] {
  const faults: string[] = []
  const root = document.documentElement
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.id ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()} "${(text || (element.textContent ?? '')).trim().slice(0, 40)}"`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1 &&
    getComputedStyle(element).clipPath === 'none' &&
    !element.closest('[aria-hidden="true"], [inert]')

  // scrollWidth does not include the native parts of date inputs and selects, so a copy without a width is measured.
  const naturalWidth = (element: HTMLElement) => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return 0
    copy.removeAttribute('id')
    copy.style.cssText = 'position:absolute;visibility:hidden;width:max-content;min-width:0;max-width:none;flex:none'
    if (copy instanceof HTMLInputElement && element instanceof HTMLInputElement) copy.value = element.value
    if (copy instanceof HTMLSelectElement && element instanceof HTMLSelectElement)
      copy.replaceChildren(new Option(element.selectedOptions[0]?.text))
    element.parentElement?.append(copy)
    const { width } = copy.getBoundingClientRect()
    copy.remove()
    return width
  }

  /** The part of an element that its scroll containers let through. */
  const visiblePart = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const part = { left, top, right, bottom }
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const clip = around.getBoundingClientRect()
      part.left = Math.max(part.left, clip.left)
      part.top = Math.max(part.top, clip.top)
      part.right = Math.min(part.right, clip.right)
      part.bottom = Math.min(part.bottom, clip.bottom)
    }
    return part
  }

  /** Content scrolls below sticky and fixed parts, so only controls of the same part can hide each other. */
  const stickyAround = (element: Element | null): Element | null =>
    element && !['sticky', 'fixed'].includes(getComputedStyle(element).position)
      ? stickyAround(element.parentElement)
      : element

  if (root.scrollWidth > root.clientWidth) faults.push(`page is ${root.scrollWidth - root.clientWidth} px too wide`)
  for (const element of document.querySelectorAll<HTMLElement>('td, th, button, input, select, dd, h1, h2')) {
    // A typed text longer than its field scrolls in it.
    if (!isShown(element) || element.matches('input:not([type="date"], [type="datetime-local"], [type="number"])'))
      continue
    const style = getComputedStyle(element)
    const isNative = element.matches('select, input[type="date"], input[type="datetime-local"]')
    const excess = isNative
      ? Math.round(naturalWidth(element) - element.getBoundingClientRect().width)
      : element.scrollWidth - element.clientWidth
    if (excess > 1 && (isNative || (style.overflowX !== 'visible' && style.display !== 'inline')))
      faults.push(`${nameOf(element)} is cut off by ${excess} px`)
  }
  for (const table of document.querySelectorAll('table')) {
    const frame = table.parentElement
    if (frame && isShown(table) && frame.scrollWidth > frame.clientWidth + 1)
      faults.push(`${nameOf(table)} is ${frame.scrollWidth - frame.clientWidth} px wider than its frame`)
  }
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')].filter(isShown)
  for (const [index, first] of controls.entries())
    for (const second of controls.slice(index + 1)) {
      if (first.closest('[role=dialog]') !== second.closest('[role=dialog]')) continue
      const a = visiblePart(first)
      const b = visiblePart(second)
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > 2 && height > 2 && stickyAround(first) === stickyAround(second))
        faults.push(`${nameOf(first)} overlaps ${nameOf(second)}`)
    }
  return faults
}
