import { createStore, type Store } from '@carrier-portal/contract'

/** An element's width, kept up to date until `stop`. */
interface WatchedWidth {
  readonly width: Store<number> | undefined
  stop(): void
}

/** Observes the width of the editor's container; undefined without ResizeObserver. */
export function watchWidth(element: HTMLElement): WatchedWidth {
  if (!('ResizeObserver' in globalThis)) return { width: undefined, stop: () => undefined }
  const width = createStore(element.clientWidth)
  const observer = new ResizeObserver(() => width.set(element.clientWidth))
  observer.observe(element)
  return { width, stop: () => observer.disconnect() }
}
