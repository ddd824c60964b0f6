import { defineRemote } from '../../host/defineRemote.ts'
import { createScreen, type MemberUses } from './earlierRemote.tsx'
import type { PortalHost1_0 } from './portalHost1_0.ts'
import type { PortalHost1_1 } from './portalHost1_1.ts'

const ORDER = { view: 'details', workOrderNumber: 'WO-1' } as const

const SAVE = {
  remote: 'mfe-earlier',
  job: 'update',
  schema: 1,
  payload: { items: 2 },
  workOrderNumber: 'WO-1',
  view: 'update',
  idempotencyKey: 'aaaaaaaa',
} as const

const uses1_0: MemberUses<PortalHost1_0> = {
  contract: ({ contract }) => contract,
  session: ({ session }) => [session.get().username, session.get().carriers.length, session.get().epoch >= 0],
  api: ({ api }) => Object.keys(api).length,
  orders: ({ orders }) => {
    const received: string[] = []
    const unsubscribe = orders.changed.subscribe(({ kind, workOrderNumber }) =>
      received.push(`${kind} ${workOrderNumber}`),
    )
    orders.preload()
    orders.announce({ kind: 'updated', workOrderNumber: 'WO-1' })
    unsubscribe()
    return orders.open(ORDER).then((result) => [...received, result])
  },
  nav: ({ nav }) => {
    nav.go('/order-history')
    const { path, search, params } = nav.location.get()
    return [nav.href('/order/WO-1'), typeof path, typeof search, typeof params]
  },
  notify: ({ notify }) => notify({ tone: 'success', text: 'Saved', afterMs: 300 }),
  work: ({ work }) => {
    work.touch()
    work.hold('update')()
  },
  drafts: ({ drafts }) => {
    drafts.keep('update:WO-1', { items: 2 })
    const found = drafts.find<{ items: number }>('update:WO-1')
    drafts.drop('update:WO-1')
    return [found?.value.items, typeof found?.keptAt, drafts.find('update:WO-1') === undefined]
  },
  portalContainer: (host) => host.portalContainer().isConnected,
  locale: ({ locale }) => locale.get(),
  telemetry: ({ telemetry }) => telemetry.report('order.saved', { view: 'update' }),
  settings: ({ settings }) => [typeof settings.supportPhone, typeof settings.hidePatientNames],
}

const uses1_1: MemberUses<PortalHost1_1> = {
  ...uses1_0,
  nav: (host) => {
    host.nav.interceptBack?.(() => undefined)()
    return [host.nav.interceptBack !== undefined, uses1_0.nav(host)]
  },
  drafts: (host) => [typeof host.drafts.loaded?.get(), uses1_0.drafts(host)],
  outbox: async ({ outbox }) => {
    const isKept = await outbox?.add(SAVE)
    const count = outbox?.entries.get().length
    const held = await outbox?.hold('update', 'WO-1')
    held?.release()
    return [isKept, count, held?.entry.workOrderNumber]
  },
}

/** Remotes compiled with the types of an earlier minor version, which use all of its members. */
export const earlierRemotes = [
  defineRemote({ contract: '^1.0', Screen: createScreen(uses1_0) }),
  defineRemote({ contract: '^1.1', Screen: createScreen(uses1_1) }),
] as const
