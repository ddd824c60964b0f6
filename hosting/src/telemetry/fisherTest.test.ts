import { highestLikelyRate, probabilityOfChance } from './fisherTest.ts'

function choose(total: bigint, count: bigint): bigint {
  if (count < 0n || count > total) return 0n
  let result = 1n
  for (let at = 0n; at < count; at += 1n) result = (result * (total - at)) / (at + 1n)
  return result
}

/** The same probability with whole numbers of any size. */
function exactly(failed: number, of: number, otherFailed: number, ofOther: number): number {
  const [loads, failures] = [BigInt(of + ofOther), BigInt(failed + otherFailed)]
  let ways = 0n
  for (let count = BigInt(failed); count <= BigInt(of); count += 1n)
    ways += choose(failures, count) * choose(loads - failures, BigInt(of) - count)
  return Number((ways * 10n ** 15n) / choose(loads, BigInt(of))) / 1e15
}

test.each([
  [0, 50, 0, 1000],
  [5, 20, 1, 400],
  [3, 50, 40, 1000],
  [20, 20, 0, 20],
  [1, 1, 0, 1],
  [40, 1000, 20, 1000],
])('%d of %d failed against %d of %d: equals the exact value', (failed, of, otherFailed, ofOther) => {
  const found = probabilityOfChance({ failures: failed, loads: of }, { failures: otherFailed, loads: ofOther })
  expect(found).toBeCloseTo(exactly(failed, of, otherFailed, ofOther), 8)
})

test.each([
  [0, 0, 1],
  [0, 100, 0.037],
  [0, 72, 0.0507],
  [5, 100, 0.1118],
])('with %d failures in %d loads the rate is at most %d', (failures, loads, expected) => {
  expect(highestLikelyRate({ failures, loads })).toBeCloseTo(expected, 3)
})
