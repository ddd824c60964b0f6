import { placeInView } from './placeInView.ts'

/** The mount point of the editor's dialogs. */
interface DialogLayer {
  readonly element: HTMLElement
  stop(): void
}

/**
 * An element for dialogs over the page. While it has content it is in the browser's top layer, because no z-index of an
 * isolated element is above the bars and dialogs of the page around it. Older browsers have no such layer for it.
 */
export function createDialogLayer(): DialogLayer {
  const element = document.createElement('div')
  const hasTopLayer = 'popover' in element
  if (hasTopLayer) {
    element.popover = 'manual'
    // The browser's own styles hide a closed popover, in which nothing can take the focus, and frame an open one.
    element.style.setProperty('all', 'initial', 'important')
    element.style.setProperty('display', 'block', 'important')
  }
  const observer = new MutationObserver(() => {
    if (!element.isConnected) return
    const isOpen = element.hasChildNodes()
    if (hasTopLayer) element.togglePopover(isOpen)
    if (isOpen) placeInView(element)
    // Empty and in its place, it would take the clicks of what is below.
    else element.style.setProperty('height', '0', 'important')
  })
  observer.observe(element, { childList: true })
  // A phone that is turned shows another part of a frame.
  const placeAgain = () => element.hasChildNodes() && placeInView(element)
  addEventListener('resize', placeAgain)
  return {
    element,
    stop() {
      observer.disconnect()
      removeEventListener('resize', placeAgain)
    },
  }
}
