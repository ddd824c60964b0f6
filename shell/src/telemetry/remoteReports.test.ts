/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */

import { createRemoteReports, remoteReport } from './remoteReports.ts'

test.each([
  [
    'remote.loaded',
    { remote: 'mfe-a', version: '1.0.0', reason: 'active', retries: 0 },
    { event: 'remote.loaded', remote: 'mfe-a', version: '1.0.0' },
  ],
  [
    'remote.crashed',
    { remote: 'mfe-a', version: '1.0.0', stage: 'lateChunk', reason: 'unreachable', reportId: 'r1' },
    { event: 'remote.crashed', remote: 'mfe-a', version: '1.0.0' },
  ],
  [
    'remote.failed',
    { remote: 'mfe-a', version: '1.0.0', stage: 'download', reason: 'unreachable' },
    { event: 'remote.failed', remote: 'mfe-a', version: '1.0.0' },
  ],
  ['remote.failed', { remote: 'mfe-a', version: '1.0.0', stage: 'download', reason: 'timeout' }, undefined],
  [
    'remote.failed',
    { remote: 'mfe-a', version: '1.0.0', stage: 'evaluation', reason: 'timeout' },
    { event: 'remote.failed', remote: 'mfe-a', version: '1.0.0' },
  ],
  ['remote.failed', { remote: 'mfe-a', version: '', stage: 'registry' }, undefined],
  ['remote.failed', { version: '1.0.0', stage: 'download' }, undefined],
  ['remote.threw', { remote: 'mfe-a', version: '1.0.0' }, undefined],
  ['update.applied', { revision: 2, trigger: 'button' }, undefined],
])('reports %s with %j as %j', (event, fields, report) => {
  expect(remoteReport(event, fields)).toEqual(report)
})

describe('the reports of a page', () => {
  let requests: { readonly address: string; readonly init: RequestInit; readonly events: readonly unknown[] }[]
  let response: () => Promise<Response>
  beforeEach(() => {
    jest.useFakeTimers()
    requests = []
    response = async () => new Response()
    Reflect.set(window, 'fetch', (address: string, init: RequestInit) => {
      requests.push({ address, init, events: JSON.parse(String(init.body)).events })
      return response()
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'fetch')
  })
  const loaded = (version: string) => ({ remote: 'mfe-a', version })

  test('are collected for a second and sent without cookies, also by a page that is closed', () => {
    const report = createRemoteReports(window)
    report('remote.loaded', { ...loaded('1.0.0'), reason: 'active' })
    jest.advanceTimersByTime(999)
    report('update.applied', { revision: 2 })
    report('remote.crashed', loaded('2.0.0'))
    expect(requests).toEqual([])
    jest.advanceTimersByTime(1)
    expect(requests).toMatchObject([
      {
        address: '/telemetry/remotes',
        init: { method: 'POST', credentials: 'omit', keepalive: true, headers: { 'Content-Type': 'application/json' } },
        events: [
          { event: 'remote.loaded', ...loaded('1.0.0') },
          { event: 'remote.crashed', ...loaded('2.0.0') },
        ],
      },
    ])
    jest.advanceTimersByTime(5_000)
    expect(requests).toHaveLength(1)
  })

  test('are at most 50 in a request, and go on after one that failed', async () => {
    const report = createRemoteReports(window)
    response = () => Promise.reject(new TypeError('Failed to fetch'))
    for (let patch = 0; patch < 51; patch += 1) report('remote.loaded', loaded(`1.0.${patch}`))
    await jest.advanceTimersByTimeAsync(1_000)
    report('remote.failed', loaded('2.0.0'))
    await jest.advanceTimersByTimeAsync(1_000)
    expect(requests.map(({ events }) => events.length)).toEqual([50, 1])
    expect(requests[1]?.events).toEqual([{ event: 'remote.failed', ...loaded('2.0.0') }])
  })

  test('cause no request for an event that is not reported', () => {
    createRemoteReports(window)('update.applied', { revision: 2 })
    jest.advanceTimersByTime(5_000)
    expect(requests).toEqual([])
  })
})
