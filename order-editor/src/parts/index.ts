/** The parts that this package shares with the module /embed/order-editor/v1.js. */
export { assertElement } from './assertElement.ts'
export { orderEditorFactory } from './createOrderEditor.ts'
export { isolateCallback } from './isolateCallback.ts'
export { isApiAddress, isSecureOrigin } from './isSecureOrigin.ts'
export { type Mount, mountReporting } from './mountReporting.ts'
export { preloadModule } from './preloadModule.ts'
export { reportProblem } from './reportProblem.ts'
