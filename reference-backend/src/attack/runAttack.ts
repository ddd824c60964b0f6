import fc from 'fast-check'
import { CARRIERS, USERS } from '../seed/accounts.ts'
import { type Account, type ApiResponse, type ListItem, type ListKind, send, signInAccount } from '../testing/client.ts'
import { orderChanges } from './orderChanges.ts'
import { type GeneratedRequest, requests } from './requests.ts'

/** What an attack found. */
interface AttackFindings {
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** The number of accepted requests by path. */
  readonly accepted: Readonly<Record<string, number>>
  /** Requests with a status of 500 or more, or without a response. */
  readonly failures: readonly string[]
  readonly orders: number
  /** Orders that differ from those before the attack. */
  readonly changedOrders: number
  /** Changed orders that no accepted request of a user of their carrier names. */
  readonly unexplained: readonly string[]
}

/** Any day that the seed has orders on; the user of the comparison sees the orders of all carriers. */
const DAYS = { startDate: '2026-02-01', endDate: '2026-04-01' }
const OBSERVER = 'priya'
const AT_ONCE = 8

interface KnownOrder {
  readonly number: string
  readonly id: number
  readonly carrierCode: string
  readonly listed: ListItem
}

/** Sends generated requests of several users at once and compares every order before and after. */
export async function runAttack(address: string, count: number, seed: number): Promise<AttackFindings> {
  const observer = await signInAccount(address, OBSERVER)
  const orders = await knownOrders(observer)
  const accounts = new Map<string, Account>()
  for (const { username } of USERS) accounts.set(username, await signInAccount(address, username))
  const before = await versions(observer, orders)
  const changes = orderChanges(orders.map(({ listed }) => listed))
  const generated = fc.sample(requests(knownValues(orders), changes), { numRuns: count, seed })

  const statuses: Record<string, number> = {}
  const accepted: Record<string, number> = {}
  const failures: string[] = []
  const mayChange = new Set<string>()
  const attack = async (request: GeneratedRequest) => {
    const reply = await sendAs(address, accounts, request)
    const status = reply?.status ?? 0
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 0 || status >= 500) failures.push(`${status} ${request.method} ${request.path} ${request.body}`)
    if (status !== 200) return
    accepted[request.path] = (accepted[request.path] ?? 0) + 1
    for (const number of namedOrders(request, orders)) mayChange.add(number)
  }
  for (let at = 0; at < generated.length; at += AT_ONCE)
    await Promise.all(generated.slice(at, at + AT_ONCE).map(attack))

  const after = await versions(await signInAccount(address, OBSERVER), orders)
  const changed = orders.map(({ number }) => number).filter((number) => before.get(number) !== after.get(number))
  return {
    statuses,
    accepted,
    failures,
    orders: orders.length,
    changedOrders: changed.length,
    unexplained: changed.filter((number) => !mayChange.has(number)),
  }
}

async function sendAs(
  address: string,
  accounts: ReadonlyMap<string, Account>,
  { method, path, body, sender, headers }: GeneratedRequest,
): Promise<ApiResponse | undefined> {
  const token = sender === undefined ? undefined : accounts.get(sender)?.token
  return send(address, method, path, body, { token, headers }).catch(() => undefined)
}

async function knownOrders(observer: Account): Promise<readonly KnownOrder[]> {
  const orders: KnownOrder[] = []
  for (const carrierCode of CARRIERS.map(({ code }) => code))
    for (const kind of ['available', 'accepted', 'completed'] satisfies ListKind[])
      for (const order of await observer.list(kind, [carrierCode], DAYS))
        orders.push({ number: order.workOrderNumber, id: order.workOrderId, carrierCode, listed: order })
  return orders
}

function knownValues(orders: readonly KnownOrder[]) {
  return {
    workOrderNumber: orders.map(({ number }) => number),
    workOrderId: orders.map(({ id }) => id),
    carrierCodes: CARRIERS.map(({ code }) => code),
    startDate: ['2026-03-09', '2026-03-10'],
    endDate: ['2026-03-10', '2026-03-11'],
    itemTypeId: [1, 2, 3],
    workOrderLineItemId: [null, 1, 2, 3],
    pickupTimeActual: ['', '03/10/2026 10:05 AM ET'],
    pickupTimeOffset: ['', '-04:00'],
    dropoffTimeActual: ['', '03/10/2026 11:05 AM ET'],
    dropoffTimeOffset: [''],
    // Accounts that do not exist: a demo account must neither be delayed nor get another password.
    username: ['root', 'admin'],
  }
}

/** The orders that an accepted request names and whose carrier its sender works for. */
function namedOrders({ method, path, body, sender }: GeneratedRequest, orders: readonly KnownOrder[]) {
  if (method === 'GET' || !/update/.test(path) || body === undefined) return []
  const sent = JSON.parse(body) as {
    workOrderNumber?: string
    workOrderId?: number
    order?: { workOrderNumber: string }
  }
  const codes = USERS.find(({ username }) => username === sender)?.carrierCodes ?? []
  const number = sent.workOrderNumber ?? sent.order?.workOrderNumber
  return orders
    .filter((order) => codes.includes(order.carrierCode) && (order.number === number || order.id === sent.workOrderId))
    .map((order) => order.number)
}

async function versions(observer: Account, orders: readonly KnownOrder[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { number } of orders) {
    const { workOrder, etag } = await observer.details(number)
    found.set(number, `${etag} ${JSON.stringify(workOrder)}`)
  }
  return found
}
