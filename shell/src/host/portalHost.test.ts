/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { describePortalHost } from '@carrier-portal/contract/testing'
import { signedInServicesOf } from '../bootstrap/createSignedInServices.ts'
import { createTestPortal } from '../testing/renderPage.tsx'

describePortalHost("the shell's host", () => {
  const { host, orders, unsavedWork } = signedInServicesOf(createTestPortal(''))
  return {
    host,
    closeOrder: (result) => orders.close(orders.requested.get()?.id ?? 0, result),
    isWorkHeld: () => unsavedWork.reasons.get().length > 0,
  }
})
