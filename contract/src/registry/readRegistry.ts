import { asRecord, type Json } from '../api/readJson.ts'
import { isContractRange } from './contractRange.ts'
import {
  isBase,
  isFileName,
  isIntegrity,
  isNonBlankString,
  isReleaseVersion,
  isRemoteName,
  isRoute,
} from './patterns.ts'
import type { RegisteredRemote, Registry, RemoteVersion, Rollout } from './registry.ts'
import { readNavigation } from './remoteDeclaration.ts'

/** A registry as far as it can be trusted, and what had to be left out of it. */
export interface RegistryReading {
  readonly registry: Registry | undefined
  readonly problems: readonly string[]
}

/** The registry, or undefined when the document is none. What is wrong in one remote costs that remote alone. */
export function readRegistry(json: Json): Registry | undefined {
  return inspectRegistry(json).registry
}

/**
 * Reads a registry and tells what is wrong with it. A remote that cannot be placed and a version that cannot be
 * trusted (no integrity, a base or a file that points elsewhere) are left out; the release command accepts no problem.
 */
export function inspectRegistry(json: Json): RegistryReading {
  const record = asRecord(json)
  const remotes = asRecord(record?.remotes)
  const { schema, revision, updatedAt } = record ?? {}
  if (schema !== 1) return { registry: undefined, problems: ['"schema" must be 1'] }
  if (!isCount(revision)) return { registry: undefined, problems: ['"revision" must be a whole number'] }
  if (!isTime(updatedAt)) return { registry: undefined, problems: ['"updatedAt" must be a time'] }
  if (!remotes) return { registry: undefined, problems: ['"remotes" must be an object'] }
  const problems: string[] = []
  const readable: Record<string, RegisteredRemote> = {}
  const routes = new Map<string, string>()
  for (const [name, entry] of Object.entries(remotes)) {
    const remote = isRemoteName(name) ? readRemote(entry, name, problems) : undefined
    const earlier = remote && routes.get(remote.route)
    if (!remote) problems.push(`${name}: left out, it cannot be placed`)
    else if (earlier) problems.push(`${name}: left out, its route ${remote.route} belongs to ${earlier}`)
    else {
      readable[name] = remote
      routes.set(remote.route, name)
    }
  }
  return { registry: { schema, revision, updatedAt, remotes: readable }, problems }
}

function readRemote(json: Json, name: string, problems: string[]): RegisteredRemote | undefined {
  const record = asRecord(json)
  const entries = asRecord(record?.versions)
  if (!record || !entries) return undefined
  const { route, opensOrders, active, lastKnownGood } = record
  const navigation = readNavigation(record.navigation)
  const rollout = readRollout(record.rollout)
  if (!isRoute(route) || navigation === undefined || typeof opensOrders !== 'boolean') return undefined
  if (!isReleaseVersion(active) || rollout === undefined) return undefined
  if (lastKnownGood !== null && !isReleaseVersion(lastKnownGood)) return undefined
  const versions: Record<string, RemoteVersion> = {}
  for (const [version, entry] of Object.entries(entries)) {
    const read = isReleaseVersion(version) ? readRemoteVersion(entry) : undefined
    if (read) versions[version] = read
    else problems.push(`${name}@${version}: left out, it cannot be trusted`)
  }
  for (const named of [active, lastKnownGood, rollout?.version]) {
    if (named && !versions[named]) problems.push(`${name}: names version ${named}, which it does not have`)
  }
  return { route, navigation, opensOrders, active, lastKnownGood, rollout, versions }
}

/** One version as far as it can be trusted: undefined where a file has no integrity or points elsewhere. */
export function readRemoteVersion(json: Json): RemoteVersion | undefined {
  const record = asRecord(json)
  const integrity = record && readIntegrity(record.integrity)
  if (!record || !integrity) return undefined
  const { base, entry, preload, contract, state, reason, publishedAt } = record
  const isCovered = (file: unknown): file is string => isFileName(file) && Object.hasOwn(integrity, file)
  if (!isBase(base) || !isCovered(entry) || !isContractRange(contract) || !isTime(publishedAt)) return undefined
  if (!Array.isArray(preload) || !preload.every(isCovered)) return undefined
  if (state !== 'active' && state !== 'blocked') return undefined
  if (reason !== undefined && !isNonBlankString(reason)) return undefined
  const why = reason === undefined ? {} : { reason }
  return { base, entry, preload, integrity, contract, state, ...why, publishedAt }
}

function readIntegrity(json: Json): Record<string, string> | undefined {
  const files: Record<string, string> = {}
  for (const [file, hash] of Object.entries(asRecord(json) ?? {})) {
    if (!isFileName(file) || !isIntegrity(hash)) return undefined
    files[file] = hash
  }
  return files
}

function readRollout(json: Json): Rollout | null | undefined {
  if (json === null) return null
  const { version, percent, salt } = asRecord(json) ?? {}
  if (!isReleaseVersion(version) || !isCount(percent) || percent > 100 || !isNonBlankString(salt)) return undefined
  return { version, percent, salt }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
}
