import fc from 'fast-check'
import { type Account, type ListKind, signInAccount, TOMORROW } from '../testing/client.ts'
import { type Action, type ModelOrder, outcomesOf } from './orderModel.ts'
import type { Subject } from './subject.ts'
import { TrackedOrder } from './trackedOrder.ts'

/** Fixed, so that every run is the same; fast-check prints it with the failing steps. */
const SEED = 20_260_310
/** At least as many commands and reads are sent in a round. */
const SENT_IN_A_ROUND = 112
/** At least as many commands of a round change an order. */
const DONE_IN_A_ROUND = 8
const ORDERS_AT_ONCE = 3
const STEPS = 48

const LISTS: Readonly<Record<ListKind, readonly ModelOrder['status'][]>> = {
  available: ['AVAILABLE'],
  accepted: ['ROUTED', 'PICKED_UP'],
  completed: ['COMPLETED'],
}

/** Repeated by relative frequency. */
const ACTIONS = 'accept accept accept decline save save save pickUp pickUp pickUp dropOff noLoad charge charge'.split(
  ' ',
) as Action[]

interface Step {
  readonly order: number
  /** One command, or two of different users at the same moment. */
  readonly commands: readonly { readonly action: Action; readonly charge: number; readonly sendsVersion: boolean }[]
  readonly first: number
  readonly observer: number
  readonly refreshesLists: boolean
}

/** Tomorrow's orders, which no other test changes. */
const listed = (account: Account, kind: ListKind) =>
  account.list(kind, ['NORTH', 'BAY', 'SUMMIT'], { startDate: TOMORROW, endDate: '2026-03-12' })

const command = fc.record({ action: fc.constantFrom(...ACTIONS), charge: fc.nat(99), sendsVersion: fc.boolean() })
const step: fc.Arbitrary<Step> = fc.record({
  order: fc.nat(ORDERS_AT_ONCE - 1),
  commands: fc.array(command, { minLength: 1, maxLength: 2 }),
  first: fc.nat(1),
  observer: fc.nat(1),
  refreshesLists: fc.nat(11).map((turn) => turn === 0),
})

/**
 * Drives orders with random and concurrent commands of two users of one carrier. An order takes only the transitions
 * of the model; every other command is refused and changes nothing.
 */
export function describeLifecycle(subject: Subject, rounds: number): void {
  test('an order takes only modelled transitions under random commands of two users', async () => {
    const { address } = subject()
    const users = await Promise.all(['dana', 'priya'].map((username) => signInAccount(address, username)))
    const user = (index: number) => users[index % 2] as Account
    const offered = (await listed(user(0), 'available')).filter(({ lineItems }) => lineItems.length > 0)
    /** Commands and reads. */
    let sent = 0
    let done = 0

    const play = async (steps: readonly Step[]) => {
      const orders: TrackedOrder[] = []
      for (const { workOrderNumber } of offered.splice(0, ORDERS_AT_ONCE))
        orders.push(new TrackedOrder(await user(0).details(workOrderNumber)))
      for (const { order: at, commands, first, observer, refreshesLists } of steps) {
        const order = orders[at] as TrackedOrder
        const modelled = commands.map(({ sendsVersion, ...rest }, index) => ({
          ...rest,
          from: sendsVersion ? order.versionSeenBy(user(first + index)) : undefined,
        }))
        const replies = await Promise.all(modelled.map((one, index) => order.send(user(first + index), one)))
        await order.settle(
          outcomesOf(order.now, modelled),
          replies.map(({ status }) => status),
          user(observer),
        )
        if (refreshesLists) await expectInMatchingLists(user(observer), orders)
        sent += commands.length + 1
        done += replies.filter(({ status }) => status === 200).length
      }
    }
    const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS })
    await fc.assert(fc.asyncProperty(steps, play), { seed: SEED, numRuns: rounds, endOnFailure: true })
    expect(sent).toBeGreaterThan(rounds * SENT_IN_A_ROUND)
    expect(done).toBeGreaterThan(rounds * DONE_IN_A_ROUND)
  }, 300_000)
}

async function expectInMatchingLists(account: Account, orders: readonly TrackedOrder[]): Promise<void> {
  for (const [kind, statuses] of Object.entries(LISTS)) {
    const numbers = (await listed(account, kind as ListKind)).map(({ workOrderNumber }) => workOrderNumber)
    for (const { number, now } of orders)
      expect([number, kind, numbers.includes(number)]).toEqual([number, kind, statuses.includes(now.status)])
  }
}
