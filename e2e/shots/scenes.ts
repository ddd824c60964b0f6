import { acceptedOrdersScenes } from './scenes/acceptedOrders.ts'
import { availableOrdersScenes } from './scenes/availableOrders.ts'
import { documentScenes } from './scenes/documents.ts'
import { editorScenes } from './scenes/editor.ts'
import { embeddedScenes } from './scenes/embedded.ts'
import { listStateScenes } from './scenes/listStates.ts'
import { orderHistoryScenes } from './scenes/orderHistory.ts'
import { outboxScenes } from './scenes/outbox.ts'
import type { Scene } from './scenes/scene.ts'
import { signInScenes } from './scenes/signIn.ts'
import { statusScenes } from './scenes/status.ts'

/** Every screen in every state. */
export const scenes: readonly Scene[] = [
  ...signInScenes,
  ...documentScenes,
  ...availableOrdersScenes,
  ...listStateScenes,
  ...acceptedOrdersScenes,
  ...editorScenes,
  ...outboxScenes,
  ...orderHistoryScenes,
  ...statusScenes,
  ...embeddedScenes,
]
