import { askToken } from './askToken.ts'

test('a token is asked for at each call and kept nowhere', async () => {
  let count = 0
  const getAccessToken = () => `token ${++count}`
  expect(await askToken(getAccessToken)).toBe('token 1')
  expect(await askToken(async () => getAccessToken())).toBe('token 2')
})

test('a page that takes longer than 10 seconds has given none', async () => {
  jest.useFakeTimers()
  const asked = askToken(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(jest.getTimerCount()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await asked).toMatchObject({ failure: 'unauthorised' })
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
