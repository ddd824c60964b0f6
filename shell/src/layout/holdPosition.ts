import type { ScrollPosition } from './scrollPositions.ts'

/** After an input a scroll to the earlier position would take away what the user reads or types. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Scrolls to a position again with each part of the page that is rendered: the browser restores it once, when a list has no
 * orders yet or its first ones only. Ends when the page is as high as it was, or with an input; a shorter list stays at its
 * end until then. Returns what ends it before.
 */
export function holdPosition({ top, height }: ScrollPosition, onEnd: () => void): () => void {
  const scroll = () => window.scrollTo(0, top)
  const observer =
    'ResizeObserver' in globalThis
      ? new ResizeObserver(() => {
          scroll()
          if (document.documentElement.scrollHeight >= height) end()
        })
      : undefined
  const end = () => {
    observer?.disconnect()
    for (const type of INPUT_EVENTS) window.removeEventListener(type, end, true)
    onEnd()
  }
  for (const type of INPUT_EVENTS) window.addEventListener(type, end, { capture: true, passive: true })
  observer?.observe(document.documentElement)
  scroll()
  return end
}
