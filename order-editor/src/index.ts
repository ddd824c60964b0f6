/** The public API of the package (docs/embedding.md). */
export { connectOrderEditor, type OrderEditorConnection } from './connectOrderEditor.ts'
export type { OrderEditorChannel, OrderEditorSource } from './source.ts'
export type * from './v1.ts'
