import { evaluateTrial, hasProvenItself, nextTrialPercent } from './trialRule.ts'

test.each([
  ['waits', 'below the minimum of 20 loads', [19, 19], [300, 2], 'wait'],
  ['waits', 'with failures that are unlikely, but not unlikely enough to stop', [20, 2], [300, 2], 'wait'],
  ['stops', 'from 20 loads on', [20, 3], [300, 2], 'stop'],
  ['waits', 'without failures below the minimum of 50 loads', [49, 0], [300, 2], 'wait'],
  ['grows', 'without failures in 50 loads', [50, 0], [300, 2], 'grow'],
  ['grows', 'with a failure that chance explains', [50, 1], [1000, 1], 'grow'],
  ['waits', 'with 50 loads and failures between the limits', [50, 2], [1000, 1], 'wait'],
  ['stops', 'with 50 loads and failures that chance does not explain', [50, 3], [1000, 1], 'stop'],
  ['grows', 'where the active version fails as often', [50, 50], [300, 300], 'grow'],
  ['stops', 'at twice the failure rate of many loads', [5000, 50], [100_000, 500], 'stop'],
  ['grows', 'at nearly the same failure rate of many loads', [5000, 30], [100_000, 500], 'grow'],
  ['grows', 'against an active version with the minimum of 20 loads', [50, 5], [20, 19], 'grow'],
  ['waits', 'against the assumed rate, where the active version has 19 loads', [50, 5], [19, 19], 'wait'],
  ['stops', 'against the assumed rate, where there is no active version', [50, 8], [0, 0], 'stop'],
] as const)('%s %s', (_, __, [loads, failures], [activeLoads, activeFailures], decision) => {
  const verdict = evaluateTrial(
    { loads, failures, failedClients: failures },
    { loads: activeLoads, failures: activeFailures },
  )
  expect(verdict.decision).toBe(decision)
})

test.each([
  [2, 'wait'],
  [3, 'stop'],
])('failures of %d clients let a failing trial %s', (failedClients, decision) => {
  expect(evaluateTrial({ loads: 20, failures: 10, failedClients }, { loads: 300, failures: 2 }).decision).toBe(decision)
})

test('prints the figures of a decision, and which of them are assumed', () => {
  const trial = { loads: 20, failures: 5, failedClients: 5 }
  expect(evaluateTrial(trial, { loads: 300, failures: 2 }).figures).toBe(
    '5 of 20 loads failed, 2 of 300 loads failed with the active version, p = 0.000011',
  )
  expect(evaluateTrial(trial, { loads: 0, failures: 0 }).figures).toMatch(
    /1 of 100 loads failed assumed for the active version/,
  )
})

test.each([
  [1, 5],
  [5, 25],
  [10, 25],
  [25, 50],
  [50, 100],
  [99, 100],
])('the step after %d %% is %d %%', (percent, next) => {
  expect(nextTrialPercent(percent)).toBe(next)
})

test.each([
  [99, 0, false],
  [100, 0, true],
  [100, 1, false],
  [200, 2, true],
  [1000, 50, false],
])('%d loads with %d failures prove a version: %s', (loads, failures, isProven) => {
  expect(hasProvenItself({ loads, failures })).toBe(isProven)
})
