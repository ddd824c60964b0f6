/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { followTabs } from './followTabs.ts'

const cookies = new EventTarget()

beforeEach(() => Object.defineProperty(window, 'cookieStore', { configurable: true, value: cookies }))
afterEach(() => Reflect.deleteProperty(window, 'cookieStore'))

const storage = (key: string | null) => () => window.dispatchEvent(new StorageEvent('storage', { key }))
const event = (name: string) => () => window.dispatchEvent(new Event(name))

const deleted = (name: string) => () =>
  cookies.dispatchEvent(
    Object.assign(new Event('change'), { deleted: [{ name }], changed: [{ name: 'access_token' }] }),
  )

test.each([
  ['the storage was cleared', storage(null), 1],
  ['the carriers changed', storage('carriers'), 1],
  ['another key was stored', storage('last_activity'), 0],
  ['the token was deleted', deleted('access_token'), 1],
  ['another cookie was deleted or a cookie was set', deleted('search_filters'), 0],
  ['the page came back from the back/forward cache', event('pageshow'), 1],
  ['the tab got the focus', event('focus'), 1],
])('calls back as often as expected when %s', (_, fire, calls) => {
  let called = 0
  followTabs(window, () => {
    called += 1
  })
  fire()
  expect(called).toBe(calls)
})

test('follows focus in a browser without the Cookie Store API', () => {
  Reflect.deleteProperty(window, 'cookieStore')
  let called = 0
  followTabs(window, () => {
    called += 1
  })
  window.dispatchEvent(new Event('focus'))
  expect(called).toBe(1)
})
