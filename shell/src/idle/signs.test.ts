/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createIdleWatch } from './idleWatch.ts'

const KEY = 'last_activity'
const START = Date.parse('2026-11-21T10:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** A watch that has begun, and the moment of the last sign that other tabs hear of. */
function aWatch() {
  const watch = createIdleWatch({ page: window, storage: localStorage, onTimedOut: () => undefined })
  watch.start()
  return { watch, lastSign: () => Number(localStorage.getItem(KEY)) - START }
}

test.each(['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove', 'pointerdown'])(
  '%s is a sign of a person',
  (sign) => {
    const { watch, lastSign } = aWatch()
    jest.advanceTimersByTime(310_000)
    expect(watch.store.get()).toEqual({ state: 'idle' })
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(watch.store.get()).toEqual({ state: 'active' })
    expect(lastSign()).toBe(310_000)
    watch.stop()
  },
)

test('signs within 500 ms count as one', () => {
  const { watch, lastSign } = aWatch()
  jest.advanceTimersByTime(1_000)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  jest.advanceTimersByTime(499)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  expect(lastSign()).toBe(1_000)
  jest.advanceTimersByTime(1)
  document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
  expect(lastSign()).toBe(1_500)
  watch.stop()
})

test('a page that shows, and a refresh that comes by itself, are no signs', () => {
  const { watch } = aWatch()
  jest.advanceTimersByTime(310_000)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(watch.store.get()).toEqual({ state: 'idle' })
  watch.stop()
})
