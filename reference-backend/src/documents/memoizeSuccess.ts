/** Makes a value at the first call and returns the same one to all. A failure is not kept: the next call tries again. */
export function memoizeSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((cause: unknown) => {
      made = undefined
      throw cause
    })
    return made
  }
}
