import { deferred } from './deferred.ts'
import { whenIdle } from './whenIdle.ts'

/** A part whose first load fails. */
function failingOnce() {
  const results = [Promise.reject(new Error('no network')), Promise.resolve('the part')]
  return deferred(async () => (await results.shift()) ?? '')
}

test('reports a failed load, and loads again at the next call', async () => {
  const part = failingOnce()
  await part.load()
  expect(part.store.get()).toEqual({ state: 'failed' })
  await part.load()
  expect(part.store.get()).toEqual({ state: 'ready', part: 'the part' })
})

test('reports no failed prefetch', async () => {
  const part = failingOnce()
  const states: string[] = []
  part.store.subscribe(() => states.push(part.store.get().state))
  part.prefetch()
  await part.load()
  expect(states).toEqual(['ready'])
})

test('notifies its readers once, also when it is prefetched and loaded at the same time, or prefetched again', async () => {
  const part = deferred(async () => 'the part')
  const states: string[] = []
  part.store.subscribe(() => states.push(part.store.get().state))
  part.prefetch()
  await part.load()
  part.prefetch()
  await part.load()
  expect(states).toEqual(['ready'])
})

test.each([
  [{ saveData: true }, 0],
  [{ saveData: false }, 1],
  [undefined, 1],
])('on the connection %j runs a prefetch %i times', (connection, times) => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const prefetch = jest.fn()
  whenIdle(prefetch)
  jest.runAllTimers()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  expect(prefetch).toHaveBeenCalledTimes(times)
})

test('does not run a cancelled prefetch', () => {
  jest.useFakeTimers()
  const prefetch = jest.fn()
  whenIdle(prefetch)()
  jest.runAllTimers()
  jest.useRealTimers()
  expect(prefetch).not.toHaveBeenCalled()
})
