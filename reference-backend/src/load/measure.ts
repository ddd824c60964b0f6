import { readFileSync } from 'node:fs'
import type { ApiResponse } from '../testing/client.ts'

/** The median duration of successful calls, in milliseconds; throws when one of them is refused. */
export async function medianMs(times: number, call: () => Promise<ApiResponse>): Promise<number> {
  // A process that serves a day of work has compiled its code and planned its queries.
  await durations(times, call)
  return quantile(await durations(times, call), 0.5)
}

/** The durations of calls one after another, in milliseconds. */
export async function durations(times: number, call: () => Promise<ApiResponse>): Promise<readonly number[]> {
  const measured: number[] = []
  for (let done = 0; done < times; done++) {
    const start = performance.now()
    const { status, text } = await call()
    measured.push(performance.now() - start)
    if (status !== 200) throw new Error(`a measured call got ${status}: ${text.slice(0, 200)}`)
  }
  return measured
}

/** A quantile of values, 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Calls per second of several clients that call for some seconds. */
export async function callsPerSecond(
  clients: number,
  seconds: number,
  call: () => Promise<ApiResponse>,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  const client = async () => {
    let calls = 0
    for (; performance.now() < end; calls++) await durations(1, call)
    return calls
  }
  const counts = await Promise.all(Array.from({ length: clients }, client))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** The highest resident memory of a process so far, in MiB; Linux only. */
export function peakMemoryMb(pid: number): number {
  const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
