interface Scheduler {
  yield?(): Promise<void>
}

/** Ends the present task, so that the browser handles input and paints before the page's code continues. */
export function yieldToBrowser(): Promise<void> {
  const scheduler = Reflect.get(globalThis, 'scheduler') as Scheduler | undefined
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}
