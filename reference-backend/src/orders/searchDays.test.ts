import { validateDays } from './searchDays.ts'

test.each([
  ['2026-11-21', '2026-11-22', undefined],
  ['2026-11-21', '2026-11-21', undefined],
  ['9999-12-30', '9999-12-31', undefined],
  ['2026-01-01', '2026-04-03', undefined],
  ['2026-01-01', '2026-04-04', 'startDate and endDate are more than 92 days apart'],
  ['0001-01-01', '9999-12-31', 'startDate and endDate are more than 92 days apart'],
  ['2026-11-22', '2026-11-21', 'startDate is after endDate'],
  ['2026-02-29', '2026-03-01', 'startDate is not a day of the calendar'],
  ['0000-01-01', '2026-03-01', 'startDate is not a day of the calendar'],
  ['2026-11-21', '2026-1-1', 'endDate is not a day of the calendar'],
])('a search from %s to %s has the problem %j', (startDate, endDate, problem) => {
  expect(validateDays(startDate, endDate)).toBe(problem)
})
