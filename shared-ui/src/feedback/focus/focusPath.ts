/** The position of an element: it and its ancestors, each with its index among its siblings, the innermost first. */
export type FocusPath = readonly { readonly element: Element; readonly index: number }[]

/** The link or button that names a card or a row. The button of a column's heading sorts the table. */
const NAME = ':is(h2, th[scope="row"]) :is(a[href], button:enabled)'
/** What can take the focus, but for inert and hidden parts. */
export const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
/** A heading that can take the focus when no control replaces the removed one. */
const HEADING = ':is(h1, h2)[tabindex="-1"]'

/** The element that has the focus. For a shadow root the document names its outer element, which cannot take the focus back. */
export function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Records the position of an element before it is removed. */
export function focusPathOf(focused: Element | null): FocusPath {
  const path: FocusPath[number][] = []
  for (let element = focused; element; element = element.parentElement)
    path.push({ element, index: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0 })
  return path
}

/** Whether no element has the focus: a keyboard user would start again at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Focuses what replaces a removed element: the next card of a list, or the previous one where the last card was removed;
 * without either, and after a region was removed, the nearest heading (WCAG 2.2, 2.4.3).
 */
export function focusReplacement(path: FocusPath): void {
  const depth = path.findIndex(({ element }) => element.isConnected)
  const next = depth > 0 ? replacementOf(path, depth) : undefined
  const heading = () => path.slice(depth).map(({ element }) => element.querySelector<HTMLElement>(HEADING))
  const target = depth < 0 ? undefined : (next ?? heading().find((found) => found !== null))
  target?.focus({ preventScroll: true })
}

/** The sibling at the index of the removed one, or the first control inside of it. */
function replacementOf(path: FocusPath, depth: number): HTMLElement | undefined {
  const { children } = path[depth]?.element ?? document.body
  // A removed child of the body was a layer over the page, which nothing replaces.
  if (children === document.body.children) return undefined
  const removed = path[depth - 1]
  // A region, as the bar of the selected orders, has no neighbour of its kind.
  if (removed?.element.matches('section')) return undefined
  const sibling = children[Math.min(removed?.index ?? 0, children.length - 1)]
  if (sibling instanceof HTMLElement && sibling.matches(CONTROLS)) return sibling
  // An order's number comes before its checkbox.
  return sibling?.querySelector<HTMLElement>(NAME) ?? sibling?.querySelector<HTMLElement>(CONTROLS) ?? undefined
}
