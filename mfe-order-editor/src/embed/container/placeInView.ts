/** The least height of a dialog's layer, where less of the frame is in view. */
const LEAST_HEIGHT_PX = 320

/**
 * Places a layer over the part of a frame that is in view. A frame may be as high as its content, and its middle screens away
 * from there. In a page of another origin only an observer has the position of that part.
 */
export function placeInView(layer: HTMLElement): void {
  if (globalThis.parent === globalThis.window || !('IntersectionObserver' in globalThis)) return
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (!entry?.isIntersecting || !layer.hasChildNodes()) return
    const { top, height } = entry.intersectionRect
    const least = Math.min(LEAST_HEIGHT_PX, innerHeight)
    const style = {
      position: 'fixed',
      top: `${Math.min(top, innerHeight - least)}px`,
      left: '0',
      width: '100%',
      height: `${Math.max(height, least)}px`,
      // What is fixed inside of a transformed element is fixed to that element.
      transform: 'translate(0)',
    }
    for (const [name, value] of Object.entries(style)) layer.style.setProperty(name, value, 'important')
  })
  observer.observe(document.documentElement)
}
