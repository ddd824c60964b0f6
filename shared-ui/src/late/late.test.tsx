import { deferred } from './deferred.ts'
import { prefetchWhenIdle, whenIdle } from './whenIdle.ts'

/** A part of which so many fetches fail. */
function failing(times: number) {
  let fetches = 0
  return deferred(async () => {
    fetches += 1
    if (fetches <= times) throw new Error('no network')
    return 'the part'
  })
}

test('reports a load that failed twice, and loads again at the next call', async () => {
  const part = failing(2)
  await part.load()
  expect(part.store.get()).toEqual({ state: 'failed' })
  await part.load()
  expect(part.store.get()).toEqual({ state: 'ready', part: 'the part' })
})

test('loads a part whose prefetch is under way and fails', async () => {
  let failPrefetch: (cause: Error) => void = () => undefined
  const prefetched = new Promise<string>((_, reject) => {
    failPrefetch = reject
  })
  // A bundler gives the same promise to both while the file is loading.
  const fetches = [prefetched, prefetched, Promise.resolve('the part')]
  const part = deferred(async () => (await fetches.shift()) ?? '')
  part.prefetch()
  const loading = part.load()
  failPrefetch(new Error('the device slept'))
  await loading
  expect(part.store.get()).toEqual({ state: 'ready', part: 'the part' })
})

test('reports no failed prefetch', async () => {
  const part = failing(1)
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
  prefetchWhenIdle(prefetch)
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
