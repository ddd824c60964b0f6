import { asRecord, type Json } from '../api/readJson.ts'
import { isContractRange } from './contractRange.ts'
import { isNonBlankString, isRemoteName, isRoute } from './patterns.ts'
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
  if (!isRemoteName(name)) problems.push('"name" must be the workspace\'s name, in lower-case letters with hyphens')
  if (!isRoute(route)) problems.push('"route" must be a path such as "order-history" or "order/:id"')
  if (navigation === undefined)
    problems.push('"navigation" must be null or { "label": { "en", "es" }, "order": a number }')
  if (!isContractRange(contract)) problems.push('"contract" must be a range such as "^1.0"')
  if (typeof opensOrders !== 'boolean') problems.push('"opensOrders" must be true or false')
  if (!isBudget(budgetKb)) problems.push('"budgetKb" must be a number above 0')
  if (!isTexts(writes)) problems.push('"writes" must be a list of names')
  const complete =
    isRemoteName(name) &&
    isRoute(route) &&
    navigation !== undefined &&
    isContractRange(contract) &&
    typeof opensOrders === 'boolean' &&
    isBudget(budgetKb) &&
    isTexts(writes)
  if (!complete || problems.length > 0) return { state: 'refused', problems }
  return { state: 'read', declaration: { name, route, navigation, contract, opensOrders, budgetKb, writes } }
}

/** The link, null for a remote without a link, undefined for an invalid value. */
export function readNavigation(json: Json): RemoteNavigation | null | undefined {
  if (json === null) return null
  const { label, order } = asRecord(json) ?? {}
  const { en, es } = asRecord(label) ?? {}
  if (!isNonBlankString(en) || !isNonBlankString(es) || !isFiniteNumber(order)) return undefined
  return { label: { en, es }, order }
}

function isBudget(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isNonBlankString)
}
