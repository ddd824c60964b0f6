/**
 * Runs requests of which only the newest counts: an older request settles with the result or the failure of the newest,
 * in whatever order their responses arrive. SWR itself drops the late result of an older request, and reports its late
 * failure.
 */
export function latestRequest<T>(): (request: () => Promise<T>) => Promise<T> {
  let newest: Promise<T> | undefined
  return (request) => {
    const own: Promise<T> = request().then(
      (result) => (newest === own || !newest ? result : newest),
      (error) => {
        if (newest === own || !newest) throw error
        return newest
      },
    )
    newest = own
    return own
  }
}
