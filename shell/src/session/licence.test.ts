/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { ApiError } from '@carrier-portal/contract'
import { createLicence, type Licence } from './licence.ts'

afterEach(() => localStorage.clear())

/** The licence of dana, whose requests get these responses in turn; without one left the response is 'true'. */
function aLicence(responses: readonly (string | ApiError)[] = []) {
  const left = [...responses]
  const requests: string[] = []
  const api = {
    eulaAcknowledged: async () => {
      requests.push('eulaAcknowledged')
      const response = left.shift() ?? 'true'
      if (response instanceof ApiError) throw response
      return response
    },
    acknowledgeEula: async () => '',
  }
  const licence = createLicence({ api, storage: localStorage, username: () => 'dana' })
  return { licence, requests }
}

test.each([
  ['true', 'accepted'],
  [' true\n', 'accepted'],
  ['TRUE', 'notAccepted'],
  ['1', 'notAccepted'],
  ['"true"', 'notAccepted'],
  ['', 'notAccepted'],
  ['<html>true</html>', 'notAccepted'],
])('reads the response %j as %s', async (text, state) => {
  const { licence } = aLicence([text])
  await licence.check()
  expect(licence.store.get()).toBe(state)
})

test('fetches the acceptance once until logout', async () => {
  const { licence, requests } = aLicence(['true', 'false'])
  await Promise.all([licence.check(), licence.check()])
  expect(requests).toHaveLength(1)
  localStorage.clear()
  licence.forget()
  await licence.check()
  expect(licence.store.get()).toBe('notAccepted')
})

test('reads the stored acceptance in the next page at once and confirms it in the background', async () => {
  await aLicence().licence.check()
  const { licence, requests } = aLicence(['false'])
  const checked = licence.check()
  expect(licence.store.get()).toBe('accepted')
  await checked
  expect(requests).toHaveLength(1)
  await Promise.resolve()
  expect(licence.store.get()).toBe('notAccepted')
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['check', (licence: Licence) => licence.check()],
  ['acceptance', (licence: Licence) => licence.accept(new Date())],
])('drops the response to the %s of a user who has logged out', async (_, request) => {
  const { licence } = aLicence()
  const responded = request(licence)
  licence.forget()
  await responded
  expect(licence.store.get()).toBe('checking')
  expect(localStorage).toHaveLength(0)
})

test('drops the response to a check that was sent before the acceptance', async () => {
  const { licence } = aLicence(['true', 'false'])
  await licence.check()
  const checked = licence.recheck()
  await licence.accept(new Date())
  await checked
  expect(licence.store.get()).toBe('accepted')
})

test("does not use another user's acceptance", async () => {
  localStorage.setItem('licence_accepted_by', 'omar')
  const { licence } = aLicence(['false'])
  await licence.check()
  expect(licence.store.get()).toBe('notAccepted')
})

test('checks again after a failed check', async () => {
  const { licence } = aLicence([new ApiError('network', 'eulaAcknowledged'), 'true'])
  await licence.check()
  expect(licence.store.get()).toBe('failed')
  await licence.check()
  expect(licence.store.get()).toBe('accepted')
})

test('re-checks after a 403; a failed re-check keeps the acceptance', async () => {
  const { licence } = aLicence(['true', new ApiError('network', 'eulaAcknowledged'), 'false'])
  await licence.check()
  expect(await licence.recheck()).toBe(false)
  expect(licence.store.get()).toBe('accepted')
  expect(await licence.recheck()).toBe(true)
  expect(licence.store.get()).toBe('notAccepted')
})
