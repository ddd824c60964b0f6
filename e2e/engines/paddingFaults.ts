/**
 * Every text, control and picture that is nearer than 16 px to the left or right edge of its screen: of the dialog it is
 * in, else of the window. Empty when there is none. Runs in the page.
 */
export function findPaddingFaults(): readonly string[] {
  const LEAST_PX = 16
  /** Borders and the fractions of a pixel at other zooms. */
  const TOLERANCE_PX = 1
  const faults = new Map<string, string>()

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    !element.closest('[inert]')

  /** A visually hidden text keeps a size of 1 px, itself or its parent. */
  const isHiddenText = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || getComputedStyle(element).clipPath !== 'none')

  const edgesOf = (element: Element) => {
    const dialog = element.closest('[role="dialog"]')
    if (!dialog) return { left: 0, right: document.documentElement.clientWidth, name: 'window' }
    const left = dialog.getBoundingClientRect().left + dialog.clientLeft
    return { left, right: left + dialog.clientWidth, name: 'dialog' }
  }

  const clips = new Map<Element, { readonly left: number; readonly right: number }>()
  /** What an element and the scroll containers around it let through. */
  const clipOf = (element: Element | null): { readonly left: number; readonly right: number } => {
    if (!element) return { left: -Infinity, right: Infinity }
    const known = clips.get(element)
    if (known) return known
    let clip = clipOf(element.parentElement)
    if (getComputedStyle(element).overflowX !== 'visible') {
      const { left, right } = element.getBoundingClientRect()
      clip = { left: Math.max(clip.left, left), right: Math.min(clip.right, right) }
    }
    clips.set(element, clip)
    return clip
  }

  const check = (element: Element, rect: DOMRect, what: string) => {
    const clip = clipOf(element)
    const [left, right] = [Math.max(rect.left, clip.left), Math.min(rect.right, clip.right)]
    const edges = edgesOf(element)
    // Nothing is visible of a part without a size, or of a toast that slides in.
    if (right - left < 2 || rect.height < 2 || left >= edges.right || right <= edges.left) return
    for (const [side, room] of [
      ['left', left - edges.left],
      ['right', edges.right - right],
    ] as const)
      if (room < LEAST_PX - TOLERANCE_PX)
        faults.set(`${what} ${side}`, `${what} is ${Math.round(room)} px from the ${side} edge of its ${edges.name}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const words = text.textContent?.trim()
    if (!element || !words || !isShown(element) || isHiddenText(element) || isHiddenText(element.parentElement))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    check(element, range.getBoundingClientRect(), `text "${words.slice(0, 40)}"`)
  }
  for (const element of document.querySelectorAll('button, input, select, textarea, iframe, canvas, img'))
    if (isShown(element) && !isHiddenText(element))
      check(
        element,
        element.getBoundingClientRect(),
        `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}"`,
      )
  return [...faults.values()]
}
