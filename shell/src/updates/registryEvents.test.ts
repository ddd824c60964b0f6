/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { followRegistryEvents, revisionOfEvent } from './registryEvents.ts'

test.each([
  ['{"revision":14}', 14],
  ['{"revision":"14"}', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('reads the revision in %j', (data, revision) => {
  expect(revisionOfEvent(data)).toBe(revision)
})

describe('a page whose connection the host refuses', () => {
  /** The browser's connection, which jsdom does not have. A response with an error status closes it for good. */
  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2
    static opened: FakeEventSource[] = []
    readyState = 0

    constructor(readonly address: string) {
      super()
      FakeEventSource.opened.push(this)
    }

    refuse() {
      this.close()
      this.dispatchEvent(new Event('error'))
    }

    close() {
      this.readyState = FakeEventSource.CLOSED
    }
  }

  /** This tab is the only one. */
  class FakeChannel {
    onmessage = null
    postMessage() {}
    close() {}
  }

  const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() }
  let revisions: number[]
  let unfollow: () => void

  beforeEach(() => {
    jest.useFakeTimers()
    FakeEventSource.opened = []
    Object.defineProperty(window, 'EventSource', { value: FakeEventSource, configurable: true })
    Object.defineProperty(window, 'BroadcastChannel', { value: FakeChannel, configurable: true })
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    revisions = []
    unfollow = followRegistryEvents(window, (revision) => revisions.push(revision))
    jest.advanceTimersByTime(2_000)
  })
  afterEach(() => {
    unfollow()
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'EventSource')
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Reflect.deleteProperty(navigator, 'locks')
  })

  test('connects again within a minute and receives revisions', () => {
    const [refused] = FakeEventSource.opened
    refused?.refuse()
    jest.advanceTimersByTime(60_000)
    const [, second] = FakeEventSource.opened
    second?.dispatchEvent(new MessageEvent('registry', { data: '{"revision":7}' }))
    expect([FakeEventSource.opened.length, revisions]).toEqual([2, [7]])
  })

  test('leaves a lost connection to the browser, which repeats it', () => {
    FakeEventSource.opened[0]?.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(60_000)
    expect(FakeEventSource.opened).toHaveLength(1)
  })

  test('does not connect again after it left', () => {
    FakeEventSource.opened[0]?.refuse()
    unfollow()
    jest.advanceTimersByTime(60_000)
    expect(FakeEventSource.opened).toHaveLength(1)
  })

  test('opens no connection with a lock that was granted just before it left', async () => {
    unfollow()
    FakeEventSource.opened = []
    const grantLater = (...[, , hold]: Parameters<typeof locks.request>) => Promise.resolve().then(hold)
    Object.defineProperty(navigator, 'locks', { value: { request: grantLater }, configurable: true })
    unfollow = followRegistryEvents(window, () => undefined)
    jest.advanceTimersByTime(2_000)
    unfollow()
    await Promise.resolve()
    expect(FakeEventSource.opened).toEqual([])
  })
})
