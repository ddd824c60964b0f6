import { durationsOf } from './keyToPaint.ts'

const press = (duration: number) => ({ name: 'keydown', duration })

test.each([
  ['sorts them, and counts those that are not reported as 16 ms', [press(40), press(24)], [16, 24, 40]],
  ['counts no other event', [press(24), { name: 'keyup', duration: 40 }], [16, 16, 24]],
  ['has no figure where no press was reported', [{ name: 'keyup', duration: 40 }], [Number.NaN]],
])('the durations of three key presses: %s', (_, seen, durations) => {
  expect(durationsOf(seen, 3)).toEqual(durations)
})
