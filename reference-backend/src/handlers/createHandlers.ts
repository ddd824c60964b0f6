import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { accountHandlers } from './account.ts'
import { answerOrder } from './answerOrder.ts'
import { itemTypes } from './itemTypes.ts'
import { login } from './login.ts'
import { orderDetails } from './orderDetails.ts'
import { orderLists } from './orderLists.ts'
import { updateCharge } from './updateCharge.ts'
import { updateLineItems } from './updateLineItems.ts'

/** The handler of each of the 13 calls. */
export function createHandlers(backend: Backend): Handlers {
  return {
    login: login(backend),
    ...accountHandlers(backend),
    ...orderLists(backend),
    orderDetails: orderDetails(backend),
    answerOrder: answerOrder(backend),
    updateLineItems: updateLineItems(backend),
    updateCharge: updateCharge(backend),
    itemTypes: itemTypes(backend),
  }
}
