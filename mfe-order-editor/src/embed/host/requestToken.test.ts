/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { requestToken } from './requestToken.ts'

test('requests a token for each call and stores none', async () => {
  let count = 0
  const getAccessToken = () => `token-${++count}`
  expect(await requestToken(getAccessToken)).toBe('token-1')
  expect(await requestToken(async () => getAccessToken())).toBe('token-2')
})

const failed = (error: Error) => () => Promise.reject(error)

test.each([
  ['a failed fetch', failed(new TypeError('Failed to fetch')), 'network', true],
  ['another error', failed(new Error('signed out')), 'unauthorised', true],
  ['a page of HTML', () => '<!doctype html><title>Log in</title>', 'unauthorised', true],
  ['a text of two lines', () => 'one\ntwo', 'unauthorised', true],
  ['another error on a device that is offline', failed(new Error('Network Error')), 'network', false],
  ['a missing token on a device that is offline', () => undefined, 'network', false],
])('rejects %s', async (_, getAccessToken, failure, isOnline) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await expect(requestToken(getAccessToken)).rejects.toMatchObject({ failure, operation: 'getAccessToken' })
  onLine.mockRestore()
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
