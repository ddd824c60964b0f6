import { asRecord, isNonBlankText, type Json } from '../api/readJson.ts'
import { isContractRange } from './contractRange.ts'
import { isLabel, isRemoteName, isRoute, MAX_LENGTHS } from './patterns.ts'
import type { RemoteNavigation } from './registry.ts'

/** The content of a workspace's remote.json. The remote's version is in its package.json. */
export interface RemoteDeclaration {
  readonly name: string
  readonly route: string
  readonly navigation: RemoteNavigation | null
  readonly contract: string
  readonly opensOrders: boolean
  /** The size limit of the files that its first screen needs, in KiB after brotli. */
  readonly budgetKb: number
  /** The names of the cookies and storage entries it writes. */
  readonly writes: readonly string[]
}

/** The declaration, or its problems, each of which names its key. */
type DeclarationReading =
  | { readonly state: 'read'; readonly declaration: RemoteDeclaration }
  | { readonly state: 'refused'; readonly problems: readonly string[] }

/** The budget of a remote that declares none. */
const DEFAULT_BUDGET_KB = 100

const KEYS = ['$schema', 'name', 'route', 'navigation', 'contract', 'opensOrders', 'budgetKb', 'writes']

/** Reads a remote.json. An unknown key is a problem, so that a misspelt key is found. */
export function readRemoteDeclaration(json: Json): DeclarationReading {
  const record = asRecord(json)
  if (!record) return { state: 'refused', problems: ['remote.json is not an object'] }
  const { name, route, contract, opensOrders = false, budgetKb = DEFAULT_BUDGET_KB, writes = [] } = record
  const navigation = readNavigation(record.navigation)
  const problems = Object.keys(record)
    .filter((key) => !KEYS.includes(key))
    .map((key) => `"${key}" is not a key of remote.json`)
  const hasName = isRemoteName(name) && name.length <= MAX_LENGTHS.name
  const hasRoute = isRoute(route) && route.length <= MAX_LENGTHS.route
  const hasLabels = navigation === null || [navigation?.label.en, navigation?.label.es].every(isLabel)
  if (!hasName)
    problems.push(
      `"name" must be the workspace's name, in lower-case letters with hyphens, at most ${MAX_LENGTHS.name} characters`,
    )
  if (!hasRoute)
    problems.push(
      `"route" must be a path such as "order-history" or "order/:id", at most ${MAX_LENGTHS.route} characters`,
    )
  if (navigation === undefined)
    problems.push('"navigation" must be null or { "label": { "en", "es" }, "order": a number }')
  else if (!hasLabels)
    problems.push(
      `"navigation" must have labels of at most ${MAX_LENGTHS.label} visible characters, so that the navigation can show them`,
    )
  if (!isContractRange(contract)) problems.push('"contract" must be a range such as "^1.0"')
  if (typeof opensOrders !== 'boolean') problems.push('"opensOrders" must be true or false')
  if (!isBudget(budgetKb)) problems.push('"budgetKb" must be a number above 0')
  if (!isWrittenNames(writes))
    problems.push(
      `"writes" must be a list of at most ${MAX_LENGTHS.writtenNames} names of at most ${MAX_LENGTHS.writtenName} characters`,
    )
  const complete =
    hasName &&
    hasRoute &&
    navigation !== undefined &&
    isContractRange(contract) &&
    typeof opensOrders === 'boolean' &&
    isBudget(budgetKb) &&
    isWrittenNames(writes)
  if (!complete || problems.length > 0) return { state: 'refused', problems }
  return { state: 'read', declaration: { name, route, navigation, contract, opensOrders, budgetKb, writes } }
}

/** The link, null for a remote without a link, undefined for an invalid value. */
export function readNavigation(json: Json): RemoteNavigation | null | undefined {
  if (json === null) return null
  const { label, order } = asRecord(json) ?? {}
  const { en, es } = asRecord(label) ?? {}
  if (!isNonBlankText(en) || !isNonBlankText(es) || !isFiniteNumber(order)) return undefined
  return { label: { en, es }, order }
}

function isBudget(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

function isWrittenNames(value: unknown): value is readonly string[] {
  const isName = (name: unknown) => isNonBlankText(name) && name.length <= MAX_LENGTHS.writtenName
  return Array.isArray(value) && value.length <= MAX_LENGTHS.writtenNames && value.every(isName)
}
