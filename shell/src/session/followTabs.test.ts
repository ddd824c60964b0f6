/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { followTabs } from './followTabs.ts'

const cookies = new EventTarget()

beforeAll(() => Object.defineProperty(window, 'cookieStore', { configurable: true, value: cookies }))
afterAll(() => Reflect.deleteProperty(window, 'cookieStore'))

const storage = (key: string | null) => () => window.dispatchEvent(new StorageEvent('storage', { key }))
const event = (name: string) => () => window.dispatchEvent(new Event(name))

const deleted = (name: string) => () =>
  cookies.dispatchEvent(
    Object.assign(new Event('change'), { deleted: [{ name }], changed: [{ name: 'access_token' }] }),
  )

test.each([
  ['everything stored was cleared', storage(null), 1],
  ['the carriers changed', storage('carriers'), 1],
  ['something else was stored', storage('last_activity'), 0],
  ['the token was deleted', deleted('access_token'), 1],
  ['another cookie was deleted, or one was set', deleted('search_filters'), 0],
  ['the page came back out of the browser’s store', event('pageshow'), 1],
  ['somebody came back to the tab', event('focus'), 1],
])('%s', (_, happen, looks) => {
  let looked = 0
  const stop = followTabs(window, () => {
    looked += 1
  })
  happen()
  expect(looked).toBe(looks)
  stop()
  happen()
  expect(looked).toBe(looks)
})

test('a browser that does not tell of cookies is followed by the rest', () => {
  Reflect.deleteProperty(window, 'cookieStore')
  let looked = 0
  const stop = followTabs(window, () => {
    looked += 1
  })
  window.dispatchEvent(new Event('focus'))
  expect(looked).toBe(1)
  stop()
})
