import { ApiError } from '@carrier-portal/contract'
import { createLicence } from './licence.ts'

function anApi(answers: readonly (string | ApiError)[]) {
  const left = [...answers]
  const asked: string[] = []
  return {
    asked,
    eulaAcknowledged: async () => {
      asked.push('?')
      const answer = left.shift() ?? 'true'
      if (answer instanceof ApiError) throw answer
      return answer
    },
    acknowledgeEula: async () => '',
  }
}

test.each([
  ['true', 'accepted'],
  [' true\n', 'accepted'],
  ['TRUE', 'notAccepted'],
  ['1', 'notAccepted'],
  ['"true"', 'notAccepted'],
  ['', 'notAccepted'],
  ['<html>true</html>', 'notAccepted'],
])('the answer %j means %s', async (text, state) => {
  const licence = createLicence(anApi([text]))
  await licence.check()
  expect(licence.store.get()).toBe(state)
})

test('it is asked once until logout', async () => {
  const api = anApi(['true', 'false'])
  const licence = createLicence(api)
  await Promise.all([licence.check(), licence.check()])
  expect(api.asked).toHaveLength(1)
  licence.forget()
  await licence.check()
  expect(licence.store.get()).toBe('notAccepted')
})

test('a failed call is asked again', async () => {
  const licence = createLicence(anApi([new ApiError('network', 'eulaAcknowledged'), 'true']))
  await licence.check()
  expect(licence.store.get()).toBe('failed')
  await licence.check()
  expect(licence.store.get()).toBe('accepted')
})

test('a refusal elsewhere makes it doubt, a failed look changes nothing', async () => {
  const licence = createLicence(anApi(['true', new ApiError('network', 'eulaAcknowledged'), 'false']))
  await licence.check()
  await licence.recheck()
  expect(licence.store.get()).toBe('accepted')
  await licence.recheck()
  expect(licence.store.get()).toBe('notAccepted')
})
