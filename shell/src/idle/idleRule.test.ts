import { idleState, inactiveMs, printCountdown } from './idleRule.ts'

test.each([
  [0, { state: 'active' }],
  [299_999, { state: 'active' }],
  [300_000, { state: 'idle' }],
  [599_999, { state: 'idle' }],
  [600_000, { state: 'warned', secondsLeft: 300 }],
  [600_500, { state: 'warned', secondsLeft: 300 }],
  [601_000, { state: 'warned', secondsLeft: 299 }],
  [899_999, { state: 'warned', secondsLeft: 1 }],
  [900_000, { state: 'timedOut' }],
  [7_200_000, { state: 'timedOut' }],
])('returns the state after %i ms', (idleMs, state) => {
  expect(idleState(idleMs)).toEqual(state)
})

const last = { wall: 1_000_000, steady: 50 }

test.each([
  ['both clocks agree', { wall: 1_000_500, steady: 550 }, 500],
  ['the device slept and the steady clock stopped', { wall: 8_200_000, steady: 60 }, 7_200_000],
  ['the clock was set back', { wall: 1_000_000 - 3_600_000, steady: 900_050 }, 900_000],
  ['the clock was set forward', { wall: 1_300_000, steady: 150 }, 300_000],
])('measures the idle time when %s', (_, now, idleMs) => {
  expect(inactiveMs(last, now)).toBe(idleMs)
})

test.each([
  [300, '05:00'],
  [299, '04:59'],
  [61, '01:01'],
  [9, '00:09'],
  [0, '00:00'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(printCountdown(seconds)).toBe(text)
})
