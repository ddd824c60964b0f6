import { requestToken } from './requestToken.ts'

test('requests a token for each call and stores none', async () => {
  let count = 0
  const getAccessToken = () => `token-${++count}`
  expect(await requestToken(getAccessToken)).toBe('token-1')
  expect(await requestToken(async () => getAccessToken())).toBe('token-2')
})

test.each([
  ['a failed fetch', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['another error', () => Promise.reject(new Error('signed out')), 'unauthorised'],
  ['a page of HTML', () => '<!doctype html><title>Log in</title>', 'unauthorised'],
  ['a text of two lines', () => 'one\ntwo', 'unauthorised'],
])('rejects %s', async (_, getAccessToken, failure) => {
  await expect(requestToken(getAccessToken)).rejects.toMatchObject({ failure, operation: 'getAccessToken' })
})

test('takes a token without the line break at its end', async () => {
  expect(await requestToken(() => 'token\n')).toBe('token')
})

test('treats a token later than 10 seconds as none', async () => {
  jest.useFakeTimers()
  const request = requestToken(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(jest.getTimerCount()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await request).toMatchObject({ failure: 'unauthorised' })
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
