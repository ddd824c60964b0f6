import type { LoadCounts } from './remoteCounts.ts'

/**
 * Fisher's exact test, one-sided: the probability that a version as good as the other one fails at least this often by
 * chance. Small values mean that `tested` fails more often than `compared`.
 */
export function probabilityOfChance(tested: LoadCounts, compared: LoadCounts): number {
  const failures = tested.failures + compared.failures
  const loads = tested.loads + compared.loads
  const all = logChoose(loads, tested.loads)
  let sum = 0
  for (let count = tested.failures; count <= Math.min(failures, tested.loads); count += 1)
    sum += Math.exp(logChoose(failures, count) + logChoose(loads - failures, tested.loads - count) - all)
  return Math.min(sum, 1)
}

/** The upper end of the 95 % confidence interval of a failure rate (Wilson score interval); 1 without loads. */
export function highestLikelyRate({ loads, failures }: LoadCounts): number {
  if (loads === 0) return 1
  const z = 1.96
  const rate = failures / loads
  const center = rate + (z * z) / (2 * loads)
  const margin = z * Math.sqrt((rate * (1 - rate)) / loads + (z * z) / (4 * loads * loads))
  return (center + margin) / (1 + (z * z) / loads)
}

/** The logarithm of the number of ways to choose `count` of `total`; -Infinity when there is none. */
function logChoose(total: number, count: number): number {
  if (count < 0 || count > total) return Number.NEGATIVE_INFINITY
  return logFactorial(total) - logFactorial(count) - logFactorial(total - count)
}

/** Stirling's series; its error is below 1e-9 from 10 on, and the exact sum is used below. */
function logFactorial(n: number): number {
  if (n < 10) return Array.from({ length: n }, (_, at) => Math.log(at + 1)).reduce((sum, value) => sum + value, 0)
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
}
