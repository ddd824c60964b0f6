/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { describePortalHost } from '@carrier-portal/contract/testing'
import { signedInServicesOf } from '../bootstrap/createSignedInServices.ts'
import { createTestPortal, resetBrowser } from '../testing/renderPage.tsx'

afterEach(resetBrowser)

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

test.each([[undefined], [{ tone: 'success' }], [{ tone: 'success', text: { order: 1 } }]])(
  'refuses the notice %j at its caller, and shows the next one',
  (wrong) => {
    const portal = createTestPortal('')
    const { host } = signedInServicesOf(portal)
    const shown: unknown[] = []
    portal.notices.subscribe((notice) => shown.push(notice))
    expect(() => Reflect.apply(host.notify, undefined, [wrong])).toThrow(TypeError)
    host.notify({ tone: 'success', text: 'Saved' })
    expect(shown).toEqual([{ tone: 'success', text: 'Saved' }])
  },
)

test('gives the screens a session without a user once it has ended', () => {
  const portal = createTestPortal('')
  const { host } = signedInServicesOf(portal)
  const seen: string[] = []
  host.session.subscribe(() => seen.push(host.session.get().username))
  const { sessionStore } = portal
  sessionStore.signIn(aToken([{ code: 'N', name: 'North' }]), 'dana')
  sessionStore.expire(sessionStore.token())
  expect(host.session.get()).toMatchObject({ username: 'dana', carriers: [{ code: 'N' }] })
  sessionStore.end('logout')
  expect(host.session.get()).toMatchObject({ username: '', carriers: [] })
  sessionStore.signIn(aToken([]), 'dana')
  expect(seen).toEqual(['dana', '', 'dana'])
})

const aToken = (carriers: unknown) => `h.${Buffer.from(JSON.stringify({ carriers })).toString('base64url')}.s`
