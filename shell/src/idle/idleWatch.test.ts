/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createIdleWatch } from './idleWatch.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

function aWatch() {
  const onTimedOut = jest.fn()
  const watch = createIdleWatch({ page: window, storage: localStorage, onInUse: () => undefined, onTimedOut })
  watch.start()
  return { watch, onTimedOut }
}

test('warns after 600 s, counts down, and ends the warning on a click', () => {
  const { watch } = aWatch()
  jest.advanceTimersByTime(599_000)
  expect(watch.store.get()).toEqual({ state: 'idle' })
  jest.advanceTimersByTime(2_000)
  expect(watch.store.get()).toEqual({ state: 'warned', secondsLeft: 299 })
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  expect(watch.store.get()).toEqual({ state: 'active' })
  watch.stop()
})

test('counts no time before it is started', () => {
  const onTimedOut = jest.fn()
  const watch = createIdleWatch({ page: window, storage: localStorage, onInUse: () => undefined, onTimedOut })
  jest.advanceTimersByTime(905_000)
  expect(watch.store.get()).toEqual({ state: 'active' })
  watch.touch()
  expect(localStorage.getItem('last_activity')).toBeNull()
  watch.start()
  expect(watch.store.get()).toEqual({ state: 'active' })
  expect(onTimedOut).not.toHaveBeenCalled()
  watch.stop()
})

test('times out once after 900 s', () => {
  const { watch, onTimedOut } = aWatch()
  jest.advanceTimersByTime(905_000)
  expect(onTimedOut).toHaveBeenCalledTimes(1)
  watch.stop()
})

test('times out a device that slept, in spite of the touch that wakes it', () => {
  const { watch, onTimedOut } = aWatch()
  jest.setSystemTime(Date.now() + 7_200_000)
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  expect(onTimedOut).toHaveBeenCalledTimes(1)
  watch.stop()
})

test('counts activity in another tab', () => {
  const { watch, onTimedOut } = aWatch()
  jest.advanceTimersByTime(800_000)
  window.dispatchEvent(new StorageEvent('storage', { key: 'last_activity', newValue: String(Date.now()) }))
  jest.advanceTimersByTime(200_000)
  expect(onTimedOut).not.toHaveBeenCalled()
  watch.stop()
})

test('counts what was done in another tab while this one was frozen', () => {
  const { watch, onTimedOut } = aWatch()
  jest.setSystemTime(Date.now() + 960_000)
  localStorage.setItem('last_activity', String(Date.now() - 60_000))
  document.dispatchEvent(new Event('visibilitychange'))
  expect([watch.store.get(), onTimedOut.mock.calls]).toEqual([{ state: 'active' }, []])
  jest.advanceTimersByTime(841_000)
  expect(onTimedOut).toHaveBeenCalledTimes(1)
})

test('counts activity in another tab after the clock of the device was set back', () => {
  const { watch, onTimedOut } = aWatch()
  jest.setSystemTime(Date.now() - 3_600_000)
  jest.advanceTimersByTime(800_000)
  window.dispatchEvent(new StorageEvent('storage', { key: 'last_activity', newValue: String(Date.now()) }))
  jest.advanceTimersByTime(200_000)
  expect(onTimedOut).not.toHaveBeenCalled()
  watch.stop()
})

test('times out a page that is opened long after the last activity', () => {
  localStorage.setItem('last_activity', String(Date.now() - 960_000))
  const { onTimedOut } = aWatch()
  expect(onTimedOut).toHaveBeenCalledTimes(1)
})
