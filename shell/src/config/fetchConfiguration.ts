import { type ConfigurationReading, readConfiguration } from './configuration.ts'

const ADDRESS = '/config.json'
const TIME_LIMIT_MS = 8_000

/** Fetches the runtime configuration from the shell's own origin. Never rejects: errors become problems. */
export async function fetchConfiguration(): Promise<ConfigurationReading> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    if (!response.ok) return refused(`${ADDRESS} returned status ${response.status}`)
    return readConfiguration(JSON.parse(await response.text()))
  } catch (cause) {
    return refused(cause instanceof SyntaxError ? `${ADDRESS} is not JSON` : `${ADDRESS} could not be fetched`)
  }
}

function refused(problem: string): ConfigurationReading {
  return { state: 'refused', problems: [problem] }
}
