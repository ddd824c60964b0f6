import { createRemoteCounts, type RemoteEvent } from './remoteCounts.ts'

const MINUTE_MS = 60_000
const start = Date.parse('2026-11-21T10:00:00Z')
let time: number
let counts: ReturnType<typeof createRemoteCounts>

beforeEach(() => {
  time = start
  counts = createRemoteCounts(() => time)
})

const add = (event: RemoteEvent, client = 'a', version = '1.0.0') =>
  counts.add({ event, remote: 'mfe-a', version }, client)

test('counts failed loads as loads, and crashes only as failures', () => {
  add('remote.loaded')
  add('remote.loaded')
  add('remote.failed')
  add('remote.crashed')
  expect(counts.since('mfe-a', '1.0.0', start)).toEqual({ loads: 3, failures: 2 })
  expect(counts.since('mfe-a', '1.1.0', start)).toEqual({ loads: 0, failures: 0 })
})

test('counts only what happened since the given minute', () => {
  add('remote.failed')
  time = start + 2 * MINUTE_MS
  add('remote.loaded')
  expect(counts.since('mfe-a', '1.0.0', start + MINUTE_MS)).toEqual({ loads: 1, failures: 0 })
})

test('drops counts after a day', () => {
  add('remote.loaded')
  time = start + 25 * 60 * MINUTE_MS
  expect(counts.since('mfe-a', '1.0.0', start)).toEqual({ loads: 0, failures: 0 })
})

test('counts at most 20 reports of one client about one version in ten minutes', () => {
  for (let at = 0; at < 100; at += 1) add('remote.failed')
  add('remote.loaded', 'b')
  expect(counts.since('mfe-a', '1.0.0', start)).toEqual({ loads: 21, failures: 20 })
  time = start + 10 * MINUTE_MS
  add('remote.failed')
  expect(counts.since('mfe-a', '1.0.0', start).loads).toBe(22)
})

test('groups the series into steps', () => {
  add('remote.loaded')
  time = start + 4 * MINUTE_MS
  add('remote.failed')
  time = start + 5 * MINUTE_MS
  add('remote.loaded')
  expect(counts.series('mfe-a', '1.0.0', 5)).toEqual([
    { at: start, loads: 2, failures: 1 },
    { at: start + 5 * MINUTE_MS, loads: 1, failures: 0 },
  ])
})
