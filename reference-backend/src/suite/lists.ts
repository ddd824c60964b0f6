import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { type Account, type ListItem, searchBody, signInAccount, TODAY, TOMORROW } from '../testing/client.ts'
import type { Subject } from './subject.ts'

const YESTERDAY = '2026-03-09'
/** The day of a time text as yyyy-MM-dd. */
const dayOf = (text: string | null | undefined) => (text ?? '').replace(/^(\d\d)\/(\d\d)\/(\d{4}).*$/, '$3-$1-$2')
const pickupOf = (order: ListItem) => parseWorkOrderTime(order.pickupEarliestDateTime)?.instant ?? Number.NaN

/** The three lists: days, statuses, sorting, refused searches. */
export function describeLists(subject: Subject): void {
  describe('lists', () => {
    let dana: Account
    beforeAll(async () => {
      dana = await signInAccount(subject().address, 'dana')
    })

    const search = async (kind: 'available' | 'accepted' | 'completed', parts: object) => {
      const body = { ...searchBody(kind, ['NORTH', 'BAY', 'SUMMIT']), ...parts }
      const reply = await dana.call('POST', `/api/orders/${kind}`, body)
      return reply.json<{ workOrders: ListItem[] }>().workOrders
    }

    test.each([
      ['today', TODAY, TOMORROW, [TODAY]],
      ['yesterday', YESTERDAY, TODAY, [YESTERDAY]],
      ['tomorrow', TOMORROW, '2026-03-12', [TOMORROW]],
      ['yesterday and today', YESTERDAY, TOMORROW, [YESTERDAY, TODAY]],
      ['no day at all', TODAY, TODAY, []],
    ])(
      'a search for %s matches the pickup-earliest day at the pickup and excludes the end',
      async (_, startDate, endDate, days) => {
        const orders = await search('available', { startDate, endDate })
        expect([...new Set(orders.map((order) => dayOf(order.pickupEarliestDateTime)))].toSorted()).toEqual(days)
      },
    )

    test.each([
      ['available', {}, ['AVAILABLE']],
      ['completed', {}, ['COMPLETED']],
      ['accepted', {}, ['PICKED_UP', 'ROUTED']],
      ['accepted', { conditions: ['ROUTED'] }, ['ROUTED']],
      ['accepted', { conditions: ['PICKED_UP'] }, ['PICKED_UP']],
    ] as const)('the list %s with %j has the statuses %j', async (kind, parts, statuses) => {
      const orders = await search(kind, parts)
      expect([...new Set(orders.map(({ status }) => status))].toSorted()).toEqual(statuses)
    })

    test('sorts by status (routed before picked up) or by pickup time, in both directions', async () => {
      const statuses = async (sortDirection: string) =>
        (await search('accepted', { sort: 'STATUS', sortDirection })).map(({ status }) => status)
      const ascending = await statuses('ASC')
      expect(ascending).toEqual(ascending.toSorted().toReversed())
      expect(await statuses('DESC')).toEqual(ascending.toSorted())

      const pickups = async (kind: 'available' | 'accepted' | 'completed', parts: object = {}) =>
        (await search(kind, parts)).map((order) => pickupOf(order))
      const earliestFirst = await pickups('accepted', { sortDirection: 'ASC' })
      expect(new Set(earliestFirst).size).toBeGreaterThan(5)
      expect(earliestFirst).toEqual(earliestFirst.toSorted((one, other) => one - other))
      expect(await pickups('accepted', { sortDirection: 'DESC' })).toEqual(earliestFirst.toReversed())
      for (const kind of ['available', 'completed'] as const) {
        const sorted = await pickups(kind)
        expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
      }
    })

    test.each([
      ['a day that does not exist', { startDate: '2026-02-30' }],
      ['the year 0000', { startDate: '0000-01-01' }],
      ['an end before the start', { startDate: TOMORROW, endDate: TODAY }],
      ['a range of all years', { startDate: '0001-01-01', endDate: '9999-12-31' }],
      ['a range of 93 days', { startDate: '2026-01-01', endDate: '2026-04-04' }],
      ['no carrier', { carrierCodes: [] }],
      ['an unknown field', { sort: 'PICKUP_EARLIEST' }],
    ])('rejects a search with %s', async (_, parts) => {
      const body = { ...searchBody('available', ['NORTH']), ...parts }
      const reply = await dana.call('POST', '/api/orders/available', body)
      expect([reply.status, typeof reply.json<{ message: string }>().message]).toEqual([422, 'string'])
    })
  })
}
