import { describePortalHost } from '@carrier-portal/contract/testing'
import { signedInOf } from '../bootstrap/signedInServices.ts'
import { aPortal } from '../testing/aPage.tsx'

describePortalHost("the shell's host", () => {
  const { host, orders, work } = signedInOf(aPortal(''))
  return {
    host,
    closeOrder: (result) => orders.close(orders.wanted.get()?.id ?? 0, result),
    isWorkHeld: () => work.held.get().length > 0,
  }
})
