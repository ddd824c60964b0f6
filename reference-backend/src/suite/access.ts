import { type CallName, EXPECTED_ACCESS, measureAccess } from '../attack/accessTable.ts'
import { type Account, send, signInAccount } from '../testing/client.ts'
import { type SampleOrder, sampleCalls } from '../testing/sampleCalls.ts'
import type { Subject } from './subject.ts'

const CALLS = Object.keys(EXPECTED_ACCESS) as CallName[]
const ORDER_CALLS: readonly CallName[] = ['orderDetails', 'answerOrder', 'updateLineItems', 'updateCharge']

/** Authorization: the 13 calls by five identities, and the orders of other carriers. */
export function describeAccess(subject: Subject): void {
  describe('access', () => {
    let omar: Account
    let sam: Account
    let statuses: Awaited<ReturnType<typeof measureAccess>>
    let order: SampleOrder

    beforeAll(async () => {
      const { address } = subject()
      statuses = await measureAccess(address)
      ;[omar, sam] = await Promise.all([signInAccount(address, 'omar'), signInAccount(address, 'sam')])
      const [offered] = await omar.list('available', ['NORTH'])
      if (!offered) throw new Error('no order is offered to NORTH')
      order = offered
    })

    const call = (name: CallName, account?: Account, headers?: Record<string, string>) => {
      const [method, path, body] = sampleCalls(order)[name]
      return send(subject().address, method, path, body, { token: account?.token, headers })
    }

    test.each(CALLS)('%s called by five identities gets the statuses of the access table', async (name) => {
      expect(statuses[name]).toEqual(EXPECTED_ACCESS[name])
    })

    test.each(CALLS)('%s with the token only in a cookie gets 401', async (name) => {
      const cookie = `access_token=${encodeURIComponent(JSON.stringify(omar.token))}`
      expect((await call(name, undefined, { cookie })).status).toBe(401)
    })

    test.each(ORDER_CALLS)('%s for an order of another carrier gets the response of an unknown order', async (name) => {
      const foreign = await call(name, sam)
      const [method, path, body] = sampleCalls({ workOrderNumber: 'WO-0', workOrderId: 1, lineItems: [] })[name]
      const unknown = await sam.call(method, path, body)
      expect(foreign.status).toBe(404)
      expect(foreign.text).toBe(unknown.text)
    })

    test.each(['available', 'accepted', 'completed'] as const)(
      'the list %s has no orders of another carrier',
      async (kind) => {
        expect(await sam.list(kind, ['NORTH', 'BAY'])).toEqual([])
        expect((await sam.list(kind, ['NORTH', 'SUMMIT'])).length).toBe((await sam.list(kind, ['SUMMIT'])).length)
      },
    )

    test('a user without carriers sees no orders', async () => {
      const nova = await signInAccount(subject().address, 'nova')
      expect(await nova.list('available', ['NORTH', 'BAY', 'SUMMIT'])).toEqual([])
    })
  })
}
