/** The module behind /embed/order-editor/v1.js: complete, with its own React (docs/embedding.md). */

import { mountReporting, orderEditorFactory } from '@carrier-portal/order-editor/parts'
import { OrderDialog } from '../OrderDialog.tsx'
import { checkChunks } from './checkChunks.ts'
import { mount } from './mount.ts'
import { mountEditor } from './mountEditor.tsx'
import { orderEditorElement } from './orderEditorElement.ts'

checkChunks()

export { mount }

/** `<order-editor>`, defined when this module is first imported. */
export const OrderEditorElement =
  customElements.get('order-editor') ??
  orderEditorElement((container, options) => mountEditor(OrderDialog, container, options))

if (!customElements.get('order-editor')) customElements.define('order-editor', OrderEditorElement)

/** Creates a component with the host's own React. */
export const createOrderEditor = orderEditorFactory(mountReporting(mount))
