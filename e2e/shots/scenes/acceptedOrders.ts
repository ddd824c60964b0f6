import { ACCEPTED, openDialog, openListAt, useTable } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** The list of accepted orders and the dialogs of its cards. */
export const acceptedOrdersScenes: readonly Scene[] = [
  { name: 'accepted-cards', username: 'omar', show: (page) => openListAt(page, ACCEPTED) },
  { name: 'accepted-table', username: 'dana', show: (page) => useTable(page, ACCEPTED) },
  {
    name: 'picked-up-now',
    username: 'omar',
    narrow: true,
    show: (page) => openDialog(page, ACCEPTED, 'Picked up now', 'Pickup Signature'),
  },
  {
    name: 'dropped-off-now',
    username: 'omar',
    narrow: true,
    show: (page) => openDialog(page, ACCEPTED, 'Dropped off now', 'Dropoff Signature'),
  },
]
