/**
 * Runs requests of which only the newest counts: whoever waits for an older one gets the newest one's answer, or its
 * failure, whichever of them answers last (reliability, row 51).
 */
export function latestRequest<T>(): (request: () => Promise<T>) => Promise<T> {
  let newest: Promise<T> | undefined
  return (request) => {
    const own: Promise<T> = request().then(
      (answer) => (newest === own || !newest ? answer : newest),
      (error) => {
        if (newest === own || !newest) throw error
        return newest
      },
    )
    newest = own
    return own
  }
}
