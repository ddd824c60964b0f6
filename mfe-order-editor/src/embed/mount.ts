import { assertElement } from '@carrier-portal/order-editor/parts'
import type * as Published from '@carrier-portal/order-editor/v1'
import { OrderDialog } from '../OrderDialog.tsx'
import { createContainerIn } from './container/isolatedContainer.ts'
import { mountEditor } from './mountEditor.tsx'
import { checkedOptions } from './options/validateOptions.ts'

/** Shows the order editor inside an element (documented in @carrier-portal/order-editor/v1). */
export const mount: typeof Published.mount = (element, given) => {
  assertElement(element)
  const options = checkedOptions(given)
  return mountEditor(OrderDialog, createContainerIn(element), options)
}
