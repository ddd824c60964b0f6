import { createRemoteCounts, type RemoteEvent } from './remoteCounts.ts'

const MINUTE_MS = 60_000
const start = Date.parse('2026-11-21T10:00:00Z')
let time: number
let counts: ReturnType<typeof createRemoteCounts>

beforeEach(() => {
  time = start
  counts = createRemoteCounts(() => time)
})

const add = (event: RemoteEvent, client = 'a', trialStep?: string) =>
  counts.add({ event, remote: 'mfe-a', version: '1.0.0' }, client, trialStep)

test('counts failed loads as loads, and crashes only as failures', () => {
  add('remote.loaded')
  add('remote.loaded')
  add('remote.failed')
  add('remote.crashed')
  expect(counts.ofLastDay('mfe-a', '1.0.0')).toEqual({ loads: 3, failures: 2, failedClients: 1 })
  expect(counts.ofLastDay('mfe-a', '1.1.0')).toEqual({ loads: 0, failures: 0, failedClients: 0 })
})

test('counts each step of a trial by itself, also within one minute', () => {
  add('remote.failed', 'a', 'first step')
  add('remote.loaded', 'a', 'second step')
  add('remote.loaded', 'a', 'second step')
  expect(counts.ofTrialStep('mfe-a', '1.0.0', 'first step')).toMatchObject({ loads: 1, failures: 1 })
  expect(counts.ofTrialStep('mfe-a', '1.0.0', 'second step')).toMatchObject({ loads: 2, failures: 0 })
  expect(counts.ofLastDay('mfe-a', '1.0.0')).toMatchObject({ loads: 3, failures: 1 })
})

test('goes on counting a step of a trial, and keeps the series in order, when the clock is set back by an hour', () => {
  add('remote.loaded', 'a', 'step')
  time = start - 60 * MINUTE_MS
  add('remote.failed', 'a', 'step')
  expect(counts.ofTrialStep('mfe-a', '1.0.0', 'step')).toMatchObject({ loads: 2, failures: 1 })
  expect(counts.series('mfe-a', '1.0.0', 5).map(({ at }) => at)).toEqual([start - 60 * MINUTE_MS, start])
})

test('drops counts after a day', () => {
  add('remote.loaded')
  time = start + 25 * 60 * MINUTE_MS
  expect(counts.ofLastDay('mfe-a', '1.0.0')).toMatchObject({ loads: 0, failures: 0 })
})

test('the series has at most 20 reports of one client about one version in ten minutes', () => {
  for (let at = 0; at < 100; at += 1) add('remote.failed')
  add('remote.loaded', 'b')
  expect(counts.series('mfe-a', '1.0.0', 5)).toMatchObject([{ loads: 21, failures: 20 }])
  time = start + 10 * MINUTE_MS
  add('remote.failed')
  expect(counts.series('mfe-a', '1.0.0', 60)).toMatchObject([{ loads: 22 }])
})

test('the first five reports of one client decide in a step of a trial and in a day, however long it goes on', () => {
  for (const trialStep of ['step', undefined])
    for (let at = 0; at < 60; at += 1) {
      time = start + at * MINUTE_MS
      add(at < 2 ? 'remote.loaded' : 'remote.failed', 'a', trialStep)
    }
  add('remote.failed', 'b', 'step')
  expect(counts.ofTrialStep('mfe-a', '1.0.0', 'step')).toEqual({ loads: 6, failures: 4, failedClients: 2 })
  expect(counts.ofLastDay('mfe-a', '1.0.0')).toEqual({ loads: 11, failures: 7, failedClients: 2 })
  time = start + 26 * 60 * MINUTE_MS
  add('remote.loaded')
  expect(counts.ofLastDay('mfe-a', '1.0.0')).toEqual({ loads: 1, failures: 0, failedClients: 0 })
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
