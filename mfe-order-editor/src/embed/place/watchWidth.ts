import { createStore, type Store } from '@carrier-portal/contract'

/** An element's width, kept up to date until `stop`. */
export interface WatchedWidth {
  readonly width: Store<number> | undefined
  stop(): void
}

/** Watches the width of the place that the editor has; undefined where the platform cannot. */
export function watchWidth(element: HTMLElement): WatchedWidth {
  if (!('ResizeObserver' in globalThis)) return { width: undefined, stop: () => undefined }
  const width = createStore(element.clientWidth)
  const observer = new ResizeObserver(() => width.set(element.clientWidth))
  observer.observe(element)
  return { width, stop: () => observer.disconnect() }
}
