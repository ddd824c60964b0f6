import { asRecord, isNonBlankText, type Json } from '../api/readJson.ts'
import { patternsOverlap } from '../routes/matchPattern.ts'
import { isContractRange } from './contractRange.ts'
import { isBase, isFileName, isIntegrity, isReleaseVersion, isRemoteName, isRoute, isTime } from './patterns.ts'
import type { RegisteredRemote, Registry, RemoteVersion, Rollout } from './registry.ts'
import { readNavigation } from './remoteDeclaration.ts'

/** The valid part of a registry, and a problem for each part that was left out. */
interface RegistryReading {
  readonly registry: Registry | undefined
  readonly problems: readonly string[]
}

/** The registry, or undefined when the document is none. An invalid remote does not affect the others. */
export function readRegistry(json: Json): Registry | undefined {
  return inspectRegistry(json).registry
}

/**
 * Reads a registry and lists its problems. A remote without a valid route and an invalid version (no integrity, a base
 * or a file outside of its folder) are left out; the release command accepts no problem.
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
  for (const [name, entry] of Object.entries(remotes)) {
    const remote = isRemoteName(name) ? readRemote(entry, name, problems) : undefined
    const owner = remote && ownerOfRoute(readable, remote.route, name)
    if (!remote) problems.push(`${name}: left out, its entry is invalid`)
    else if (owner) problems.push(`${name}: left out, its route ${remote.route} belongs to ${owner}`)
    else readable[name] = remote
  }
  return { registry: { schema, revision, updatedAt, remotes: readable }, problems }
}

/** The remote besides `name` that has addresses of a route, with its own route: 'mfe-order-editor as order/:id'. */
export function ownerOfRoute(remotes: Registry['remotes'], route: string, name: string): string | undefined {
  const owner = Object.entries(remotes).find(([other, has]) => other !== name && patternsOverlap(has.route, route))
  return owner && `${owner[0]} as ${owner[1].route}`
}

function readRemote(json: Json, name: string, problems: string[]): RegisteredRemote | undefined {
  const { route, opensOrders, active, lastKnownGood, ...record } = asRecord(json) ?? {}
  const entries = asRecord(record.versions)
  const navigation = readNavigation(record.navigation)
  const rollout = readRollout(record.rollout)
  if (!entries) return undefined
  if (!isRoute(route) || navigation === undefined || typeof opensOrders !== 'boolean') return undefined
  if (rollout === undefined || !(isReleaseVersion(active) || (active === null && rollout))) return undefined
  if (lastKnownGood !== null && !isReleaseVersion(lastKnownGood)) return undefined
  const versions: Record<string, RemoteVersion> = {}
  for (const [version, entry] of Object.entries(entries)) {
    const read = isReleaseVersion(version) ? readVersionEntry(entry) : undefined
    if (read) versions[version] = read
    else problems.push(`${name}@${version}: left out, its entry is invalid`)
  }
  for (const named of [active, lastKnownGood, rollout?.version]) {
    if (named && !versions[named]) problems.push(`${name}: names version ${named}, which it does not have`)
  }
  return { route, navigation, opensOrders, active, lastKnownGood, rollout, versions }
}

/** One version of a registry; undefined where a file has no integrity or lies outside of the folder. */
export function readVersionEntry(json: Json): RemoteVersion | undefined {
  const record = asRecord(json)
  const integrity = record && readIntegrity(record.integrity)
  if (!record || !integrity) return undefined
  const { base, entry, preload, contract, state, reason, publishedAt } = record
  const isCovered = (file: unknown): file is string => isFileName(file) && Object.hasOwn(integrity, file)
  if (!isBase(base) || !isCovered(entry) || !isContractRange(contract) || !isTime(publishedAt)) return undefined
  if (!Array.isArray(preload) || !preload.every(isCovered)) return undefined
  if (state !== 'active' && state !== 'blocked') return undefined
  if (reason !== undefined && !isNonBlankText(reason)) return undefined
  const optional = reason === undefined ? {} : { reason }
  return { base, entry, preload, integrity, contract, state, ...optional, publishedAt }
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
  const { version, percent, salt, pilots } = asRecord(json) ?? {}
  if (!isReleaseVersion(version) || !isCount(percent) || percent > 100 || !isNonBlankText(salt)) return undefined
  if (pilots === undefined) return { version, percent, salt }
  const { users, carriers } = asRecord(pilots) ?? {}
  return isHashList(users) && isHashList(carriers) ? { version, percent, salt, pilots: { users, carriers } } : undefined
}

function isHashList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isCount)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
