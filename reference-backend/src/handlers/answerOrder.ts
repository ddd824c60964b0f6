import { isBlank } from '@carrier-portal/contract/rules'
import { isPresentVersion } from '../orders/orderVersion.ts'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { changedOrder, Refusal, unknownOrder } from '../server/refusal.ts'
import { lockOrder, respondToOffer } from '../store/orders.ts'
import { recordedChange } from './recordedChange.ts'

/** Accepts or declines an offered order; the first response wins. */
export function answerOrder(backend: Backend): Handlers['answerOrder'] {
  return async (call) => {
    const { workOrderNumber, ocStatus, ocReferenceNumber, userComment } = call.body
    const { carrierCodes } = call.session
    const accepts = ocStatus === 'ACCEPTED'
    const status = accepts ? 'ROUTED' : 'REJECTED'
    const action = accepts ? 'accept' : 'decline'
    const change = { operation: 'answerOrder', action, workOrderNumber: () => workOrderNumber } as const

    return recordedChange(backend, call, change, async (queries) => {
      if (accepts && isBlank(ocReferenceNumber)) throw new Refusal(422, 'OC Reference Number is required.')
      if (!accepts && isBlank(userComment)) throw new Refusal(422, 'Reason for Decline is required.')
      const order = await lockOrder(queries, { number: workOrderNumber }, carrierCodes)
      if (!order) throw unknownOrder()
      if (!isPresentVersion(call.ifMatch, order)) throw changedOrder()
      const response = { status, reference: ocReferenceNumber || null, comment: userComment || null } as const
      if (!(await respondToOffer(queries, workOrderNumber, carrierCodes, response)))
        throw new Refusal(409, 'The order is no longer offered.')
      const reference = response.reference === null ? [] : ['oc_reference_number']
      const comment = response.comment === null ? [] : ['answer_comment']
      const changed = ['status', ...reference, ...comment]
      return { result: { body: { workOrderNumber, status } }, workOrderNumber, changed }
    })
  }
}
