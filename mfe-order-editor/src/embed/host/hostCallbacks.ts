import { isolateCallback } from '@carrier-portal/order-editor/parts'
import type { OrderEditorEvents, OrderEditorOptions } from '@carrier-portal/order-editor/v1'

/** The callbacks of a host page, which never throw. */
type HostCallbacks = { readonly [Name in keyof OrderEditorEvents]-?: NonNullable<OrderEditorEvents[Name]> }

/**
 * Calls the callbacks that the options have at that moment. An error of a callback is reported as an error of the page,
 * because thrown into the editor it would end a save or a close between two of its steps.
 */
export function createHostCallbacks(options: () => OrderEditorOptions): HostCallbacks {
  return {
    onSaved: (event) => isolateCallback(() => options().onSaved?.(event)),
    onClosed: (event) => isolateCallback(() => options().onClosed?.(event)),
    onError: (event) => isolateCallback(() => options().onError?.(event)),
    onDirtyChange: (dirty) => isolateCallback(() => options().onDirtyChange?.(dirty)),
    onAuthRequired: () => isolateCallback(() => options().onAuthRequired?.()),
  }
}
