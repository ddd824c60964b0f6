type Listener = EventListenerOrEventListenerObject | null
type Options = boolean | AddEventListenerOptions | undefined

/** Counts the listeners on targets that outlive a screen, by target and event. */
export function countListeners(): () => Readonly<Record<string, number>> {
  const registered = new Map<string, Map<Listener, () => void>>()
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype

  EventTarget.prototype.addEventListener = function (type: string, listener: Listener, options?: Options) {
    add.call(this, type, listener, options)
    const name = nameOf(this)
    const { once = false, signal } = typeof options === 'object' ? options : {}
    if (name === undefined || signal?.aborted) return
    const key = keyOf(name, type, options)
    const listeners = registered.get(key) ?? new Map<Listener, () => void>()
    // The browser ignores the second registration of a listener, with its options.
    if (listeners.has(listener)) return
    const unregister = () => {
      listeners.delete(listener)
      // A listener of this counter that stays on the page would look like a leak of the screen.
      remove.call(this, type, unregister, options)
      if (signal) remove.call(signal, 'abort', unregister)
    }
    registered.set(key, listeners.set(listener, unregister))
    if (once) add.call(this, type, unregister, { once, capture: isCapture(options) })
    if (signal) add.call(signal, 'abort', unregister, { once: true })
  }
  EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options?: Options) {
    remove.call(this, type, listener, options)
    const name = nameOf(this)
    if (name !== undefined) registered.get(keyOf(name, type, options))?.get(listener)?.()
  }
  return () => Object.fromEntries([...registered].map(([key, listeners]) => [key, listeners.size]))
}

function keyOf(name: string, type: string, options: Options): string {
  return `${name} ${type}${isCapture(options) ? ' (capture)' : ''}`
}

function isCapture(options: Options): boolean {
  return typeof options === 'object' ? options.capture === true : options === true
}

function nameOf(target: EventTarget | undefined): string | undefined {
  if (target === undefined || target === window) return 'window'
  if (target === document) return 'document'
  if (target === document.documentElement) return 'html'
  if (target === document.body) return 'body'
  if (target === window.visualViewport) return 'visualViewport'
  return target instanceof MediaQueryList ? `media query ${target.media}` : undefined
}
