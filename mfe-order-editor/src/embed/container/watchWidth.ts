import { createStore, type Store } from '@carrier-portal/contract'

/** An element's width, kept up to date until `stop`. */
interface WatchedWidth {
  readonly width: Store<number> | undefined
  stop(): void
}

/**
 * Observes the width of an element; undefined without ResizeObserver. What is observed is an empty child: another width
 * changes the layout, and with it the height of the element, which an observer of the element would report at once. A browser makes
 * that an error of the page: "ResizeObserver loop completed with undelivered notifications".
 */
export function watchWidth(element: HTMLElement): WatchedWidth {
  if (!('ResizeObserver' in globalThis)) return { width: undefined, stop: () => undefined }
  const ruler = element.appendChild(document.createElement('div'))
  const width = createStore(ruler.clientWidth)
  const observer = new ResizeObserver(() => width.set(ruler.clientWidth))
  observer.observe(ruler)
  return { width, stop: () => observer.disconnect() }
}
