/** The door to the rules that the server enforces too. */
export { LIMITS } from './limits.ts'
export { isOrderStatus, ORDER_STATUSES, statusAfterSave } from './orderStatus.ts'
