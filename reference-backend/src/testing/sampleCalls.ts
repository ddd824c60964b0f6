import { acceptBody, saveBody, searchBody } from './client.ts'

/** A well-formed request for each of the 13 calls; the order calls name this order. */
export function sampleCalls({
  workOrderNumber,
  workOrderId,
}: {
  readonly workOrderNumber: string
  readonly workOrderId: number
}) {
  const search = (kind: 'available' | 'accepted' | 'completed') => searchBody(kind, ['NORTH'])
  const removal = saveBody({ workOrderNumber, workOrderId, status: 'ROUTED', lineItems: [] })
  return {
    login: ['POST', '/api/account/login', { username: 'dana', password: 'wrong' }],
    resetPassword: [
      'POST',
      '/api/account/reset-password',
      { username: 'unknown', newPassword: 'long-enough-password' },
    ],
    eulaDocument: ['GET', '/api/account/eula', undefined],
    eulaAcknowledged: ['GET', '/api/account/eula-acknowledged', undefined],
    acknowledgeEula: [
      'PATCH',
      '/api/account/update-eula-acknowledged',
      { eulaAcknowledgedDate: '2999-01-01T00:00:00Z' },
    ],
    availableOrders: ['POST', '/api/orders/available', search('available')],
    acceptedOrders: ['POST', '/api/orders/accepted', search('accepted')],
    completedOrders: ['POST', '/api/orders/completed', search('completed')],
    orderDetails: ['POST', '/api/orders/details', { workOrderNumber }],
    answerOrder: ['POST', '/api/orders/update', acceptBody(workOrderNumber)],
    updateLineItems: ['POST', '/api/orders/line-item-update', removal],
    updateCharge: ['PATCH', '/api/orders/update-charge', { workOrderId, charge: 12.5 }],
    itemTypes: ['GET', '/api/orders/item-types', undefined],
  } as const satisfies Record<string, readonly [method: string, path: string, body: unknown]>
}
