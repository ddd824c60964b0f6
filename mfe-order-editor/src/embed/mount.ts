import { OrderDialog } from '../OrderDialog.tsx'
import { createContainerIn } from './container/isolatedContainer.ts'
import { mountEditor } from './mountEditor.tsx'
import { checkedOptions } from './options/checkedOptions.ts'
import type * as Published from './published.d.ts'

/** Shows the order editor inside an element (published.d.ts says more). */
export const mount: typeof Published.mount = (element, given) => {
  if (!(element instanceof Element)) throw new TypeError('order-editor: mount needs an Element to mount into')
  const options = checkedOptions(given)
  return mountEditor(OrderDialog, createContainerIn(element), options)
}
