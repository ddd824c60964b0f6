import { whyContractMisfits } from './contractRange.ts'

test.each([
  ['^1.0', '1.0.0', undefined],
  ['^1', '1.0.0', undefined],
  ['^1.0', '1.4.2', undefined],
  ['^1.4.2', '1.4.2', undefined],
  ['^1.1', '1.0.0', 'needs-newer-host'],
  ['^1.0.1', '1.0.0', 'needs-newer-host'],
  ['^2.0', '1.9.0', 'needs-newer-host'],
  ['^1.7', '2.0.0', undefined],
  ['^1.0', '2.3.0', undefined],
  ['^1.0', '3.0.0', 'too-old'],
  ['^12.34.56', '12.34.56', undefined],
  ['^12.34.57', '12.34.56', 'needs-newer-host'],
  ['^12.35', '12.34.56', 'needs-newer-host'],
  ['^13', '12.34.56', 'needs-newer-host'],
  ['1.0.0', '1.0.0', undefined],
  ['1.0', '1.0.9', undefined],
  ['1', '1.9.9', undefined],
  ['1.0.0', '1.0.1', 'too-old'],
  ['1.1', '1.0.0', 'needs-newer-host'],
  ['1.0', '2.0.0', 'too-old'],
  ['~1.0', '1.0.0', 'unreadable'],
  ['>=1', '1.0.0', 'unreadable'],
  ['', '1.0.0', 'unreadable'],
  ['^', '1.0.0', 'unreadable'],
  ['^1.0.0.0', '1.0.0', 'unreadable'],
  ['^1.0', 'next', 'unreadable'],
])('the range %j on a host of version %s gives %s', (range, host, misfit) => {
  expect(whyContractMisfits(range, host)).toBe(misfit)
})
