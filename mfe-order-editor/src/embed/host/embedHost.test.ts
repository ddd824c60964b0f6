import { describePortalHost } from '@carrier-portal/contract/testing'
import { createOrderStack } from '../orderStack.ts'
import { createEmbedHost } from './embedHost.ts'

describePortalHost('the embedded host', () => {
  const options = { apiBaseUrl: '', workOrderNumber: 'WO-1', view: 'details', getAccessToken: () => undefined } as const
  const orders = createOrderStack(() => undefined)
  const { host, dirty } = createEmbedHost({
    options: () => options,
    portalContainer: () => document.body,
    open: orders.open,
  })
  return { host, closeOrder: (result) => orders.shown.get()?.close(result), isWorkHeld: dirty.get }
})
