/** The module behind /embed/order-editor/v1.js: complete in itself, React and all (published.d.ts, docs/embedding.md). */
import { OrderDialog } from '../OrderDialog.tsx'
import { orderEditorFactory } from './createOrderEditor.ts'
import { mount } from './mount.ts'
import { mountEditor } from './mountEditor.tsx'
import { orderEditorElement } from './orderEditorElement.ts'

export { mount }

/** `<order-editor>`, defined when this module is first imported. */
export const OrderEditorElement =
  customElements.get('order-editor') ?? orderEditorElement((place, options) => mountEditor(OrderDialog, place, options))

if (!customElements.get('order-editor')) customElements.define('order-editor', OrderEditorElement)

/** Creates a component with the host's own React. */
export const createOrderEditor = orderEditorFactory(mount)
