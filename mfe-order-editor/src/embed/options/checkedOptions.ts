import type { OrderEditorOptions } from '../published.d.ts'
import { whyNotOptions } from './whyNotOptions.ts'

/** The options as given; throws a TypeError that names what cannot be used. */
export function checkedOptions(options: OrderEditorOptions): OrderEditorOptions {
  const problems = whyNotOptions(options)
  if (problems.length > 0) throw new TypeError(`order-editor: ${problems.join('; ')}`)
  return { ...options }
}
