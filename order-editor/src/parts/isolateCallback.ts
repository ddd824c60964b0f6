/**
 * Calls a callback of the host page. Its error is reported as an error of the page, because thrown into the caller it would
 * end a step of the editor, or remove the host's React tree.
 */
export function isolateCallback(call: () => void): void {
  try {
    call()
  } catch (error) {
    reportError(error)
  }
}
