/** Where an element stands: it and its ancestors, each with its place among its siblings, the innermost first. */
export type FocusPath = readonly { readonly element: Element; readonly place: number }[]

/** The button that names a card or a row. */
const NAME = ':is(h2, th) button:enabled'
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
/** A heading that can be focused is there to begin anew from. */
const HEADING = ':is(h1, h2)[tabindex="-1"]'

/** Notes where an element stands, for when it is gone. */
export function focusPathOf(focused: Element | null): FocusPath {
  const trail: FocusPath[number][] = []
  for (let element = focused; element; element = element.parentElement)
    trail.push({ element, place: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0 })
  return trail
}

/** Nothing has the focus: who uses the keyboard would begin again at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Gives the focus to what took the place of an element that is gone: the next card of a list, the last one after the
 * last; where neither is, to the nearest heading (WCAG 2.2, 2.4.3).
 */
export function focusReplacement(trail: FocusPath): void {
  const depth = trail.findIndex(({ element }) => element.isConnected)
  const next = depth > 0 ? replacementOf(trail, depth) : undefined
  const heading = () => trail.slice(depth).map(({ element }) => element.querySelector<HTMLElement>(HEADING))
  const target = depth < 0 ? undefined : (next ?? heading().find((found) => found !== null))
  target?.focus({ preventScroll: true })
}

/** The first control of the sibling that stands where the gone one stood. */
function replacementOf(trail: FocusPath, depth: number): HTMLElement | undefined {
  const { children } = trail[depth]?.element ?? document.body
  // What stood in the body itself was a layer over the page, and nothing takes its place.
  if (children === document.body.children) return undefined
  const sibling = children[Math.min(trail[depth - 1]?.place ?? 0, children.length - 1)]
  // An order's number comes before its checkbox.
  return sibling?.querySelector<HTMLElement>(NAME) ?? sibling?.querySelector<HTMLElement>(CONTROLS) ?? undefined
}
