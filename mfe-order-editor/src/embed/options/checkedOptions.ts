import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { validateOptions } from './validateOptions.ts'

/** A copy of valid options; throws a TypeError that names the invalid ones. */
export function checkedOptions(options: OrderEditorOptions): OrderEditorOptions {
  const issues = validateOptions(options)
  if (issues.length > 0) throw new TypeError(`order-editor: ${issues.join('; ')}`)
  return { ...options }
}
