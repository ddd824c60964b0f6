import { type ReferenceBackend, startReferenceBackend } from '@carrier-portal/remote-tools/jest/referenceBackend'
import { toolLogin } from './toolLogin.ts'

let backend: ReferenceBackend
beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(() => jest.restoreAllMocks())

test.each([
  ['keeps a token for 5 minutes', 5, true],
  ['renews an older one', 6, false],
])('%s', async (_, minutes, isKept) => {
  const { token } = toolLogin(backend.address)
  const now = Date.now()
  const first = await token()
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000)
  expect((await token()) === first).toBe(isKept)
})

test('signs in again after the portal has ended the session', async () => {
  const { token, orders } = toolLogin(backend.address)
  const headers = { Authorization: `Bearer ${await token()}` }
  expect((await fetch(`${backend.address}/api/account/logout`, { method: 'POST', headers })).ok).toBe(true)
  await expect(orders()).rejects.toThrow('returned 401')
  expect((await orders()).length).toBeGreaterThan(0)
})

test('signs in again after a sign-in that got no response', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(50))
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    )
  const { token } = toolLogin(backend.address)
  await expect(token()).rejects.toThrow('timeout')
  expect(await token()).not.toBe('')
}, 10_000)
