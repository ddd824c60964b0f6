/** A value that changes over time. Components subscribe, so a change renders only its readers again. */
export interface Store<T> {
  get(): T
  /**
   * Calls `onChange` after each change; the returned function unsubscribes. The same function subscribed twice is called
   * twice.
   */
  subscribe(onChange: () => void): () => void
}

/** A store with its setter; the owner exposes it as a `Store`. */
export interface StoreSource<T> extends Store<T> {
  set(next: T): void
}

/** A source of events, without a current value. */
export interface Emitter<T> {
  subscribe(onEvent: (event: T) => void): () => void
}

/** An emitter with its `emit` function. */
export interface EmitterSource<T> extends Emitter<T> {
  emit(event: T): void
}

/**
 * Calls each listener. Those of a store may belong to several remotes, so an error of one is reported as an uncaught error:
 * thrown, it would end the caller's work and leave the others without the call.
 */
function notifyAll<E extends readonly unknown[]>(listeners: ReadonlySet<(...event: E) => void>, ...event: E): void {
  for (const listener of [...listeners]) {
    try {
      listener(...event)
    } catch (error) {
      reportError(error)
    }
  }
}

/** A store with the value `initial`. Setting an equal value (Object.is) notifies no subscriber. */
export function createStore<T>(initial: T): StoreSource<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      notifyAll(listeners)
    },
    subscribe(onChange) {
      const listener = () => onChange()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** An emitter; a later subscriber does not receive earlier events. */
export function createEmitter<T>(): EmitterSource<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    emit: (event) => notifyAll(listeners, event),
    subscribe(onEvent) {
      const listener = (event: T) => onEvent(event)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
