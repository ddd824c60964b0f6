/** Public API: the rules that the browser and the backend both apply. */
export { isBlank } from './isBlank.ts'
export { LIMITS, MAX_SAVE_BYTES } from './limits.ts'
export { isOrderStatus, ORDER_STATUSES, statusAfterSave } from './orderStatus.ts'
export { type ProofFacts, type RequiredProof, requiredProof, unprovenSignatures } from './proofOfDelivery.ts'
export { stepLeft } from './stepLeft.ts'
