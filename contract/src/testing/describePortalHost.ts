import type { OrderRequest, OrderResult } from '../host/orders.ts'
import { HOST_CONTRACT_VERSION, type PortalHost } from '../host/portalHost.ts'

/** A host, and the parts of its page that the suite operates. */
interface HostUnderTest {
  readonly host: PortalHost
  /** Closes the open order dialog. A host without an order editor has none, and its `orders.open` gives 'UNAVAILABLE'. */
  closeOrder?(result: OrderResult): void
  /** Whether unsaved work is marked; a host that does not use the mark has none. */
  isWorkHeld?(): boolean
}

const request: OrderRequest = { view: 'update', workOrderNumber: 'WO-1' }

/** The rules of the host contract that types cannot express. Every implementation of PortalHost passes this suite. */
export function describePortalHost(name: string, make: () => HostUnderTest): void {
  describe(`${name} as a portal host`, () => {
    test('is frozen and names its contract version', () => {
      const { host } = make()
      expect(Object.isFrozen(host)).toBe(true)
      expect(host.contract).toBe(HOST_CONTRACT_VERSION)
    })

    test('keeps and returns copies of drafts', () => {
      const { drafts } = make().host
      const form = { items: ['a'] }
      drafts.keep('update:WO-1', form)
      form.items.push('b')
      drafts.find<typeof form>('update:WO-1')?.value.items.push('c')
      expect(drafts.find('update:WO-1')?.value).toEqual({ items: ['a'] })
    })

    test('returns undefined for a dropped draft and for names of Object', () => {
      const { drafts } = make().host
      drafts.keep('update:WO-1', 'typed')
      drafts.drop('update:WO-1')
      expect(drafts.find('update:WO-1')).toBeUndefined()
      expect(drafts.find('constructor')).toBeUndefined()
    })

    test('resolves orders.open when the dialog closes, with its result', async () => {
      const { host, closeOrder } = make()
      const result = host.orders.open(request)
      if (!closeOrder) return expect(await result).toBe('UNAVAILABLE')
      const settled = jest.fn()
      void result.then(settled)
      await Promise.resolve()
      expect(settled).not.toHaveBeenCalled()
      closeOrder('UPDATE_SUCCESS')
      expect(await result).toBe('UPDATE_SUCCESS')
    })

    test('emits an announced change to subscribers only', () => {
      const { orders } = make().host
      const change = { workOrderNumber: 'WO-1', kind: 'updated' } as const
      const [first, second] = [jest.fn(), jest.fn()]
      orders.changed.subscribe(first)
      orders.changed.subscribe(second)()
      orders.announce(change)
      expect(first).toHaveBeenCalledWith(change)
      expect(second).not.toHaveBeenCalled()
    })

    test('holds work until every holder has released it, each once', () => {
      const { host, isWorkHeld } = make()
      const [first, second] = [host.work.hold('update'), host.work.hold('update')]
      first()
      first()
      if (isWorkHeld) expect(isWorkHeld()).toBe(true)
      second()
      if (isWorkHeld) expect(isWorkHeld()).toBe(false)
    })

    test('returns the same session, location and locale until they change', () => {
      const { session, nav, locale } = make().host
      expect(session.get()).toBe(session.get())
      expect(nav.location.get()).toBe(nav.location.get())
      expect(locale.get()).toBe(locale.get())
    })
  })
}
