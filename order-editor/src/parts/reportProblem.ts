import type { OrderEditorOptions } from '../v1.ts'
import { isolateCallback } from './isolateCallback.ts'

/**
 * Reports a problem that leaves the editor's element as it is, often empty: by `onError`, else in the console, where the page's
 * developer finds it.
 */
export function reportProblem(options: OrderEditorOptions, code: 'options' | 'load', message: string): void {
  // A page's script without types may pass no options at all.
  const { view, workOrderNumber, onError } = { ...options }
  if (onError === undefined) console.error(message)
  else isolateCallback(() => onError({ view, workOrderNumber, code, message }))
}
