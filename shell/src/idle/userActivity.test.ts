/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createIdleWatch } from './idleWatch.ts'

const KEY = 'last_activity'
const START = Date.parse('2026-11-21T10:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** A started watch, and when the last activity was stored for other tabs (milliseconds after the start). */
function aWatch() {
  const onInUse = jest.fn()
  const watch = createIdleWatch({ page: window, storage: localStorage, onInUse, onTimedOut: () => undefined })
  watch.start()
  return { watch, onInUse, lastActivity: () => Number(localStorage.getItem(KEY)) - START }
}

test.each(['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove', 'pointerdown'])(
  'counts %s as activity',
  (sign) => {
    const { watch, lastActivity } = aWatch()
    jest.advanceTimersByTime(310_000)
    expect(watch.store.get()).toEqual({ state: 'idle' })
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(watch.store.get()).toEqual({ state: 'active' })
    expect(lastActivity()).toBe(310_000)
    watch.stop()
  },
)

test('does not count a scroll within 500 ms after the content has changed', async () => {
  const { watch } = aWatch()
  jest.advanceTimersByTime(310_000)
  document.body.append('a refreshed list')
  await Promise.resolve()
  jest.advanceTimersByTime(500)
  document.dispatchEvent(new Event('scroll'))
  expect(watch.store.get()).toEqual({ state: 'idle' })
  jest.advanceTimersByTime(1)
  document.dispatchEvent(new Event('scroll'))
  expect(watch.store.get()).toEqual({ state: 'active' })
  watch.stop()
})

test('counts activity within 500 ms once', () => {
  const { watch, lastActivity } = aWatch()
  jest.advanceTimersByTime(1_000)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  jest.advanceTimersByTime(499)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  expect(lastActivity()).toBe(1_000)
  jest.advanceTimersByTime(1)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  expect(lastActivity()).toBe(1_500)
  watch.stop()
})

test('does not count a page that becomes visible or an automatic refresh', () => {
  const { watch } = aWatch()
  jest.advanceTimersByTime(310_000)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(watch.store.get()).toEqual({ state: 'idle' })
  watch.stop()
})

test('reports the page as in use at an activity, at most every five minutes', () => {
  const { watch, onInUse } = aWatch()
  const act = (after: number) => {
    jest.advanceTimersByTime(after)
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    return onInUse.mock.calls.length
  }
  expect([act(299_000), act(1_000), act(299_000), act(1_000), act(895_000)]).toEqual([0, 1, 1, 2, 3])
  jest.advanceTimersByTime(890_000)
  expect(onInUse).toHaveBeenCalledTimes(3)
  jest.advanceTimersByTime(20_000)
  expect(act(0)).toBe(3)
  watch.stop()
})
