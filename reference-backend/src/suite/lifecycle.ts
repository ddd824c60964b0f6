import fc from 'fast-check'
import { type Account, type ListKind, signIn, TOMORROW } from '../testing/client.ts'
import { OrderInPlay } from './orderInPlay.ts'
import { type Action, type ModelOrder, outcomesOf } from './orderModel.ts'
import type { Subject } from './subject.ts'

/** Fixed, so that every run plays the same; fast-check prints it with the steps that went wrong. */
const SEED = 20_260_310
const ROUNDS = 9
const ORDERS_AT_ONCE = 3
const STEPS = 48

const LISTS: Readonly<Record<ListKind, readonly ModelOrder['status'][]>> = {
  available: ['AVAILABLE'],
  accepted: ['ROUTED', 'PICKED_UP'],
  completed: ['COMPLETED'],
}

/** Named as often as they shall come, one against another. */
const ACTIONS = 'accept accept accept decline save save save pickUp pickUp pickUp dropOff noLoad charge charge'.split(
  ' ',
) as Action[]

interface Step {
  readonly order: number
  /** One user's, or both users' at the same moment. */
  readonly commands: readonly { readonly action: Action; readonly charge: number; readonly saysVersion: boolean }[]
  readonly first: number
  readonly looker: number
  readonly refreshesLists: boolean
}

/** Tomorrow's orders, which the other tests leave alone. */
const listed = (account: Account, kind: ListKind) =>
  account.list(kind, ['NORTH', 'BAY', 'SUMMIT'], { startDate: TOMORROW, endDate: '2026-03-12' })

const command = fc.record({ action: fc.constantFrom(...ACTIONS), charge: fc.nat(99), saysVersion: fc.boolean() })
const step: fc.Arbitrary<Step> = fc.record({
  order: fc.nat(ORDERS_AT_ONCE - 1),
  commands: fc.array(command, { minLength: 1, maxLength: 2 }),
  first: fc.nat(1),
  looker: fc.nat(1),
  refreshesLists: fc.nat(11).map((turn) => turn === 0),
})

/**
 * Whatever two users of one carrier do, also at the same moment: an order takes the steps of the model alone, and what
 * is no step is refused and changes nothing (reliability, rows 29 to 31).
 */
export function describeLifecycle(subject: Subject): void {
  test('a thousand commands at random by two users of one carrier: no order takes a step that there is not', async () => {
    const { address } = subject()
    const users = await Promise.all(['dana', 'priya'].map((username) => signIn(address, username)))
    const user = (index: number) => users[index % 2] as Account
    const offered = (await listed(user(0), 'available')).filter(({ lineItems }) => lineItems.length > 0)
    /** Looks at an order are commands too. */
    let sent = 0
    let done = 0

    const play = async (steps: readonly Step[]) => {
      const orders: OrderInPlay[] = []
      for (const { workOrderNumber } of offered.splice(0, ORDERS_AT_ONCE))
        orders.push(new OrderInPlay(await user(0).details(workOrderNumber)))
      for (const { order: at, commands, first, looker, refreshesLists } of steps) {
        const order = orders[at] as OrderInPlay
        const modelled = commands.map(({ saysVersion, ...rest }, index) => ({
          ...rest,
          from: saysVersion ? order.lastSeenBy(user(first + index)) : undefined,
        }))
        const replies = await Promise.all(modelled.map((one, index) => order.send(user(first + index), one)))
        await order.settle(
          outcomesOf(order.now, modelled),
          replies.map(({ status }) => status),
          user(looker),
        )
        if (refreshesLists) await expectInTheirLists(user(looker), orders)
        sent += commands.length + 1
        done += replies.filter(({ status }) => status === 200).length
      }
    }
    const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS })
    await fc.assert(fc.asyncProperty(steps, play), { seed: SEED, numRuns: ROUNDS, endOnFailure: true })
    expect(sent).toBeGreaterThan(1000)
    expect(done).toBeGreaterThan(80)
  }, 300_000)
}

async function expectInTheirLists(account: Account, orders: readonly OrderInPlay[]): Promise<void> {
  for (const [kind, statuses] of Object.entries(LISTS)) {
    const numbers = (await listed(account, kind as ListKind)).map(({ workOrderNumber }) => workOrderNumber)
    for (const { number, now } of orders)
      expect([number, kind, numbers.includes(number)]).toEqual([number, kind, statuses.includes(now.status)])
  }
}
