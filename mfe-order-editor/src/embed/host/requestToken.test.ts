/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { requestToken } from './requestToken.ts'

let warned: jest.SpiedFunction<typeof console.warn>
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

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

const mistake = new TypeError("Cannot read properties of undefined (reading 'token')")
const notAlone = 'must give the token alone, as a text without "Bearer" and without markup; it gave'

test.each([
  ['a mistake in the function', failed(mistake), ['failed', mistake]],
  ['a token after its scheme', () => 'Bearer eyJhbGciOiJIUzI1NiJ9', [`${notAlone} another text`]],
  [
    'a whole response',
    () => JSON.parse('{"token":"eyJhbGciOiJIUzI1NiJ9"}'),
    [`${notAlone} a value of the type object`],
  ],
])('names %s in the console, without the token', async (_, getAccessToken, [problem, ...error]) => {
  await expect(requestToken(getAccessToken)).rejects.toThrow()
  expect(warned.mock.calls).toEqual([[`order-editor: getAccessToken ${problem}`, ...error]])
})

test('writes nothing to the console of a page that gives no token, because a sign-in is needed', async () => {
  await expect(requestToken(() => undefined)).rejects.toThrow()
  expect(warned).not.toHaveBeenCalled()
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
  expect(warned).toHaveBeenCalledWith('order-editor: getAccessToken gave no token within 10 seconds')
  jest.useRealTimers()
})
