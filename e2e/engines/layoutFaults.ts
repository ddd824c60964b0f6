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
    const text = element.getAttribute('aria-label') || element.id || element.textContent || ''
    return `${element.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1 &&
    getComputedStyle(element).clipPath === 'none' &&
    !element.closest('[aria-hidden="true"], [inert]')

  /**
   * The widths that native fields would have without a given one, because scrollWidth does not include the native parts of
   * date inputs and selects. All copies are measured in one layout of the page.
   */
  const naturalWidths = (fields: readonly HTMLElement[]) => {
    const copies = fields.map((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      copy.removeAttribute('id')
      copy.style.cssText = 'position:absolute;visibility:hidden;width:max-content;min-width:0;max-width:none;flex:none'
      if (copy instanceof HTMLInputElement && element instanceof HTMLInputElement) copy.value = element.value
      if (copy instanceof HTMLSelectElement && element instanceof HTMLSelectElement)
        copy.replaceChildren(new Option(element.selectedOptions[0]?.text))
      return copy
    })
    for (const [index, element] of fields.entries()) element.parentElement?.append(copies[index] ?? '')
    const widths = new Map(fields.map((element, index) => [element, copies[index]?.getBoundingClientRect().width ?? 0]))
    for (const copy of copies) copy.remove()
    return widths
  }

  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const intersect = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const unclipped = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  const clips = new Map<Element, Box>()
  /** What an element and the scroll containers around it let through. */
  const clipOf = (element: Element | null): Box => {
    if (!element) return unclipped
    const known = clips.get(element)
    if (known) return known
    const around = clipOf(element.parentElement)
    const isVisible = getComputedStyle(element).overflow === 'visible'
    const clip = isVisible ? around : intersect(around, element.getBoundingClientRect())
    clips.set(element, clip)
    return clip
  }

  /** Content scrolls below sticky and fixed parts, so only controls of the same part can hide each other. */
  const stickyAround = (element: Element | null): Element | null =>
    element && !['sticky', 'fixed'].includes(getComputedStyle(element).position)
      ? stickyAround(element.parentElement)
      : element

  if (root.scrollWidth > root.clientWidth) faults.push(`page is ${root.scrollWidth - root.clientWidth} px too wide`)
  const isNative = (element: Element) => element.matches('select, input[type="date"], input[type="datetime-local"]')
  // A typed text longer than its field scrolls in it.
  const boxes = [...document.querySelectorAll<HTMLElement>('td, th, button, input, select, dd, h1, h2')].filter(
    (element) => isShown(element) && (isNative(element) || !element.matches('input:not([role="spinbutton"])')),
  )
  const widths = naturalWidths(boxes.filter(isNative))
  for (const element of boxes) {
    const style = getComputedStyle(element)
    const width = widths.get(element)
    const excess =
      width === undefined
        ? element.scrollWidth - element.clientWidth
        : Math.round(width - element.getBoundingClientRect().width)
    if (excess > 1 && (width !== undefined || (style.overflowX !== 'visible' && style.display !== 'inline')))
      faults.push(`${nameOf(element)} is cut off by ${excess} px`)
  }
  for (const table of document.querySelectorAll('table')) {
    const frame = table.parentElement
    if (frame && isShown(table) && frame.scrollWidth > frame.clientWidth + 1)
      faults.push(`${nameOf(table)} is ${frame.scrollWidth - frame.clientWidth} px wider than its frame`)
  }
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')]
    .filter(isShown)
    .map((element) => ({
      element,
      part: intersect(element.getBoundingClientRect(), clipOf(element.parentElement)),
      dialog: element.closest('[role=dialog]'),
      sticky: stickyAround(element),
    }))
  for (const [index, first] of controls.entries())
    for (const second of controls.slice(index + 1)) {
      if (first.dialog !== second.dialog || first.sticky !== second.sticky) continue
      const { left, top, right, bottom } = intersect(first.part, second.part)
      if (right - left > 2 && bottom - top > 2)
        faults.push(`${nameOf(first.element)} overlaps ${nameOf(second.element)}`)
    }
  return faults
}
