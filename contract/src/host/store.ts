/** A value that changes over time. Readers subscribe, so a change re-renders only who reads it. */
export interface Store<T> {
  get(): T
  /** Calls back after each change; the answer stops it. */
  subscribe(onChange: () => void): () => void
}

/** A store and the one function that changes it; kept by its owner, who hands out the store alone. */
export interface StoreSource<T> extends Store<T> {
  set(next: T): void
}

/** Something that happens, without a present value. */
export interface Emitter<T> {
  subscribe(onEvent: (event: T) => void): () => void
}

/** An emitter and the one function that emits. */
export interface EmitterSource<T> extends Emitter<T> {
  emit(event: T): void
}

/** A store that begins with `initial`. Setting the same value again (Object.is) tells nobody. */
export function createStore<T>(initial: T): StoreSource<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** An emitter; who subscribes later does not hear what was said before. */
export function createEmitter<T>(): EmitterSource<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event)
    },
    subscribe(onEvent) {
      listeners.add(onEvent)
      return () => listeners.delete(onEvent)
    },
  }
}
