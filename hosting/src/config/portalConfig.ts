import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PolicyOrigins } from '../headers/contentPolicy.ts'

const DEFAULTS = join(dirname(fileURLToPath(import.meta.url)), '../../config/portal.json')

/** `/config.json` as text. With a second file (PORTAL_CONFIG) its keys stand in for those of hosting/config/portal.json. */
export function readConfig(overrides?: string): string {
  const defaults = readFileSync(DEFAULTS, 'utf8')
  if (!overrides) return defaults
  const text = readFileSync(overrides, 'utf8')
  const [base, changes] = [parse(defaults), parse(text)]
  // What cannot be read is served as it is: the shell then says in plain words that the configuration is bad.
  return changes ? `${JSON.stringify({ ...base, ...changes }, null, 2)}\n` : text
}

/** The origins that a configuration lets the page speak to. */
export function originsOf(config: string): PolicyOrigins {
  const { apiBaseUrl, registryUrl, documents, sessionRecording, telemetry, allowedRemoteOrigins } = parse(config) ?? {}
  const addresses = [
    apiBaseUrl,
    registryUrl,
    ...Object.values(asObject(documents) ?? {}),
    asObject(sessionRecording)?.endpoint,
    asObject(telemetry)?.endpoint,
  ]
  return {
    remotes: Array.isArray(allowedRemoteOrigins) ? allowedRemoteOrigins.flatMap(originOf) : [],
    requests: [...new Set(addresses.flatMap(originOf))],
  }
}

/** The origins whose pages may show the order editor in a frame: `embedding.frameAncestors`, exact ones alone. */
export function frameAncestorsOf(config: string): readonly string[] {
  const ancestors = asObject(parse(config)?.embedding)?.frameAncestors
  if (!Array.isArray(ancestors)) return []
  return ancestors.filter((entry) => originOf(entry)[0] === entry && !/[*;,\s]/.test(entry))
}

type Fields = Readonly<Record<string, unknown>>

function parse(text: string): Fields | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

function asObject(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

function originOf(address: unknown): readonly string[] {
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return []
  return [new URL(address).origin]
}
