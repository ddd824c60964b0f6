import { type ConfigurationReading, readConfiguration } from './configuration.ts'

const ADDRESS = '/config.json'
const TIME_LIMIT_MS = 8_000

/** Fetches the runtime configuration from the shell's own origin. What goes wrong is told as a problem, never thrown. */
export async function fetchConfiguration(): Promise<ConfigurationReading> {
  try {
    const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    if (!answer.ok) return refused(`${ADDRESS} was answered with status ${answer.status}`)
    return readConfiguration(JSON.parse(await answer.text()))
  } catch (cause) {
    return refused(cause instanceof SyntaxError ? `${ADDRESS} is not JSON` : `${ADDRESS} could not be fetched`)
  }
}

function refused(problem: string): ConfigurationReading {
  return { state: 'refused', problems: [problem] }
}
