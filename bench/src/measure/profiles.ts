/** Emulated network and processor. Throughput in bits per second, latency in milliseconds per round trip. */
export interface Profile {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly latencyMs: number
  readonly bitsPerSecond: number
  readonly cpuSlowdown: number
}

/** A slow phone in a slow network. */
export const MOBILE: Profile = {
  name: 'mobile',
  viewport: { width: 390, height: 844 },
  latencyMs: 150,
  bitsPerSecond: 1_600_000,
  cpuSlowdown: 4,
}

/** The profiles of the comparison with the single bundle. */
export const PROFILES: readonly Profile[] = [
  MOBILE,
  { name: 'desktop', viewport: { width: 1440, height: 900 }, latencyMs: 40, bitsPerSecond: 10_000_000, cpuSlowdown: 1 },
]
