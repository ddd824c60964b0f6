import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'

/** Options with the same callbacks, and whether `onSaved` or `onError` was called since. */
interface WatchedOptions {
  readonly options: OrderEditorOptions
  isReported(): boolean
}

/** Records whether the end of a save is reported to the host page. */
export function watchReports(given: OrderEditorOptions): WatchedOptions {
  let isReported = false
  const options: OrderEditorOptions = {
    ...given,
    onSaved(event) {
      isReported = true
      given.onSaved?.(event)
    },
    onError(event) {
      isReported = true
      given.onError?.(event)
    },
  }
  return { options, isReported: () => isReported }
}
