import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfiguration } from '@carrier-portal/contract/configuration'
import { isOrigin } from '@carrier-portal/contract/routes'
import * as v from 'valibot'
import type { PolicyOrigins } from '../headers/contentPolicy.ts'
import { messageOf } from '../release/messageOf.ts'

const DEFAULTS = join(dirname(fileURLToPath(import.meta.url)), '../../config/portal.json')

/**
 * `/config.json` as text: hosting/config/portal.json, with the keys of a second file (PORTAL_CONFIG) replaced. Throws when
 * there is no such file.
 */
export function readConfig(overrides?: string): string {
  const defaults = readFileSync(DEFAULTS, 'utf8')
  if (!overrides) return defaults
  const text = readOverrides(overrides)
  const changes = parseObject(text)
  // A file that is not JSON is served as it is: the shell then shows that the configuration is invalid.
  return changes ? `${JSON.stringify({ ...parseObject(defaults), ...changes }, null, 2)}\n` : text
}

/**
 * `/config.json` as `readConfig` reads it. Throws, with the page's sentences, for one that the page would refuse, and for
 * framing origins of which some would be left out.
 */
export function readValidConfig(overrides?: string): string {
  const config = readConfig(overrides)
  const reading = parseConfiguration(config)
  const problems = [...(reading.state === 'read' ? [] : reading.problems), ...framingProblems(config)]
  if (problems.length === 0) return config
  throw new Error(`The configuration ${overrides ?? DEFAULTS} is not valid: ${problems.join(', ')}.`)
}

/** The page does not read `embedding`, so its reader has no sentence for it. */
function framingProblems(config: string): readonly string[] {
  const { embedding } = parseObject(config) ?? {}
  const isValid = embedding === undefined || v.is(FramingOrigins, embedding)
  return isValid ? [] : ['"embedding" must be { "frameAncestors": a list of origins such as "https://tool.example" }']
}

function readOverrides(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(
      `The configuration ${file} cannot be read: ${messageOf(cause)}. Name an existing file that this user may read in PORTAL_CONFIG, or for nginx by --config.`,
      { cause },
    )
  }
}

/** The origins to which a configuration lets the page connect. */
export function originsOf(config: string): PolicyOrigins {
  const { apiBaseUrl, registryUrl, documents, sessionRecording, telemetry, allowedRemoteOrigins } = parsePolicy(config)
  const addresses = [
    apiBaseUrl,
    registryUrl,
    ...Object.values(documents),
    sessionRecording?.endpoint,
    telemetry?.endpoint,
  ]
  return {
    remotes: allowedRemoteOrigins.flatMap(originOf),
    requests: [...new Set(addresses.flatMap(originOf))],
    documents: [...new Set(Object.values(documents).flatMap(originOf))],
  }
}

/** The origins whose pages may show the order editor in a frame: only exact origins of `embedding.frameAncestors`. */
export function frameAncestorsOf(config: string): readonly string[] {
  const { frameAncestors } = parsePolicy(config).embedding
  return frameAncestors.filter(isOrigin)
}

/** Whether browsers get the service worker; `"offline": false` gives them the one that removes it. */
export function isOfflineEnabled(config: string): boolean {
  return parseObject(config)?.offline !== false
}

const FramingOrigins = v.object({ frameAncestors: v.array(v.custom<string>(isOrigin)) })

const text = v.fallback(v.string(), '')
const texts = v.fallback(v.array(text), [])
const endpoint = v.fallback(v.nullable(v.object({ endpoint: text })), null)

/** The keys that decide about the policy. An invalid value counts as absent, so a mistake never widens the policy. */
const PolicyConfig = v.object({
  apiBaseUrl: text,
  registryUrl: text,
  documents: v.fallback(v.record(v.string(), text), {}),
  sessionRecording: endpoint,
  telemetry: endpoint,
  allowedRemoteOrigins: texts,
  embedding: v.fallback(v.object({ frameAncestors: texts }), { frameAncestors: [] }),
})

function parsePolicy(config: string): v.InferOutput<typeof PolicyConfig> {
  return v.parse(PolicyConfig, parseObject(config) ?? {})
}

function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const result = v.safeParse(v.record(v.string(), v.unknown()), JSON.parse(json))
    return result.success && !Array.isArray(result.output) ? result.output : undefined
  } catch {
    return undefined
  }
}

function originOf(address: string | undefined): readonly string[] {
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return []
  return [new URL(address).origin]
}
