import { acceptBody, type ListItem, saveBody, searchBody } from './client.ts'

/** What the sample requests take from an order. */
export type SampleOrder = Pick<ListItem, 'workOrderNumber' | 'workOrderId' | 'lineItems'>

/** A well-formed request for each of the 13 calls; the order calls name this order. */
export function sampleCalls(order: SampleOrder) {
  const { workOrderNumber, workOrderId } = order
  const search = (kind: 'available' | 'accepted' | 'completed') => searchBody(kind, ['NORTH'])
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
    updateLineItems: ['POST', '/api/orders/line-item-update', saveBody({ ...order, status: 'ROUTED' })],
    updateCharge: ['PATCH', '/api/orders/update-charge', { workOrderId, charge: 12.5 }],
    itemTypes: ['GET', '/api/orders/item-types', undefined],
  } as const satisfies Record<string, readonly [method: string, path: string, body: unknown]>
}
