import { type ConfigurationReading, parseConfiguration } from '@carrier-portal/contract/configuration'
import { isPassingRefusal } from './isPassingRefusal.ts'

const ADDRESS = '/config.json'
const TIME_LIMIT_MS = 8_000

/**
 * Fetches the runtime configuration from the shell's own origin. Never rejects: errors become problems, or 'unreachable' where
 * the network or the host fails and a later call may succeed.
 */
export async function fetchConfiguration(): Promise<ConfigurationReading | 'unreachable'> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    const { ok, status } = response
    if (ok) return parseConfiguration(await response.text())
    if (isPassingRefusal(status)) return 'unreachable'
    return { state: 'refused', problems: [`${ADDRESS} returned status ${status}`] }
  } catch {
    return 'unreachable'
  }
}
