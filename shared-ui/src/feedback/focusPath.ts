/** The position of an element: it and its ancestors, each with its index among its siblings, the innermost first. */
export type FocusPath = readonly { readonly element: Element; readonly index: number }[]

/** The button that names a card or a row. */
const NAME = ':is(h2, th) button:enabled'
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
/** A heading that can take the focus when no control replaces the gone one. */
const HEADING = ':is(h1, h2)[tabindex="-1"]'

/** Records the position of an element before it is removed. */
export function focusPathOf(focused: Element | null): FocusPath {
  const trail: FocusPath[number][] = []
  for (let element = focused; element; element = element.parentElement)
    trail.push({ element, index: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0 })
  return trail
}

/** Whether no element has the focus; a keyboard user would begin again at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Focuses what replaces a removed element: the next card of a list, or the previous one where the last card was removed;
 * without either, the nearest heading (WCAG 2.2, 2.4.3).
 */
export function focusReplacement(trail: FocusPath): void {
  const depth = trail.findIndex(({ element }) => element.isConnected)
  const next = depth > 0 ? replacementOf(trail, depth) : undefined
  const heading = () => trail.slice(depth).map(({ element }) => element.querySelector<HTMLElement>(HEADING))
  const target = depth < 0 ? undefined : (next ?? heading().find((found) => found !== null))
  target?.focus({ preventScroll: true })
}

/** The first control of the sibling at the index of the removed one. */
function replacementOf(trail: FocusPath, depth: number): HTMLElement | undefined {
  const { children } = trail[depth]?.element ?? document.body
  // A child of the body was a layer over the page; nothing replaces it.
  if (children === document.body.children) return undefined
  const sibling = children[Math.min(trail[depth - 1]?.index ?? 0, children.length - 1)]
  // An order's number comes before its checkbox.
  return sibling?.querySelector<HTMLElement>(NAME) ?? sibling?.querySelector<HTMLElement>(CONTROLS) ?? undefined
}
