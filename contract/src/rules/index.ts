/** The door to the rules that the server enforces too. */
export { LIMITS } from './limits.ts'
export { isOrderStatus, ORDER_STATUSES, statusAfterSave } from './orderStatus.ts'
export { type ProofFacts, type RequiredProof, requiredProof, unprovenSignatures } from './proofOfDelivery.ts'
