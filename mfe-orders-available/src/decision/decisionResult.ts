import type { OrderAnswer } from '@carrier-portal/contract'

/** How a dialog that accepts or declines one order closed; `CLOSED`: nothing was decided. */
export type DecisionResult = 'ORDER_ACCEPTED' | 'ORDER_REJECTED' | 'CLOSED'

/** The result of a recorded decision. */
export function resultOf({ ocStatus }: OrderAnswer): DecisionResult {
  return ocStatus === 'ACCEPTED' ? 'ORDER_ACCEPTED' : 'ORDER_REJECTED'
}
