import { type ConfigurationReading, parseConfiguration } from '@carrier-portal/contract/configuration'

const ADDRESS = '/config.json'
const TIME_LIMIT_MS = 8_000

/** Fetches the runtime configuration from the shell's own origin. Never rejects: errors become problems. */
export async function fetchConfiguration(): Promise<ConfigurationReading> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return response.ok ? parseConfiguration(await response.text()) : refused(`returned status ${response.status}`)
  } catch {
    return refused('could not be fetched')
  }
}

function refused(problem: string): ConfigurationReading {
  return { state: 'refused', problems: [`${ADDRESS} ${problem}`] }
}
