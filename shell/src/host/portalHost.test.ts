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

test('passes the configured settings to the screens', () => {
  const { host } = signedInServicesOf(createTestPortal('', { supportPhone: '1-800-555-0199', hidePatientNames: true }))
  expect(host.settings).toEqual({ supportPhone: '1-800-555-0199', hidePatientNames: true })
})
