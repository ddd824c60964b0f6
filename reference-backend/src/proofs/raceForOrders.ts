import { type Account, acceptBody, signInAccount } from '../testing/client.ts'

/** How a race of several clients for several orders ended. */
interface RaceFindings {
  readonly clients: number
  readonly orders: number
  /** Orders that exactly one client accepted and that hold this client's reference. */
  readonly wonOnce: number
  /** Accepts with status 409. */
  readonly refused: number
}

/** Offered around the day of the tests. */
const DAYS = { startDate: '2026-03-09', endDate: '2026-03-12' }
const DISPATCHERS = ['dana', 'priya']

/** All clients accept each order at the same moment, spread over the backends of one database. */
export async function raceForOrders(addresses: readonly string[], clients: number, orders: number) {
  const accounts: Account[] = []
  for (let client = 0; client < clients; client++)
    accounts.push(
      await signInAccount(addresses[client % addresses.length] ?? '', DISPATCHERS[client % DISPATCHERS.length] ?? ''),
    )
  const [observer] = accounts
  if (!observer) throw new Error('a race needs clients')
  const offered = (await observer.list('available', ['NORTH', 'BAY', 'SUMMIT'], DAYS)).slice(0, orders)
  let [wonOnce, refused] = [0, 0]
  for (const { workOrderNumber } of offered) {
    const statuses = await Promise.all(accounts.map((account, index) => accept(account, workOrderNumber, index)))
    refused += statuses.filter((status) => status === 409).length
    const winners = statuses.flatMap((status, index) => (status === 200 ? [referenceOf(index)] : []))
    const { workOrder } = await observer.details(workOrderNumber)
    const isWon = workOrder.status === 'ROUTED' && winners.length === 1
    if (isWon && workOrder.ocReferenceNumber === winners[0]) wonOnce++
  }
  return { clients, orders: offered.length, wonOnce, refused } satisfies RaceFindings
}

async function accept(account: Account, workOrderNumber: string, client: number): Promise<number> {
  const body = { ...acceptBody(workOrderNumber), ocReferenceNumber: referenceOf(client) }
  return (await account.call('POST', '/api/orders/update', body)).status
}

const referenceOf = (client: number) => `CLIENT-${client}`
