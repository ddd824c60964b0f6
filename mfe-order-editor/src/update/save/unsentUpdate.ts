import type { ItemType, Job, LineItemUpdate, LoadedOrder, OutboxEntry, UnsentSave } from '@carrier-portal/contract'
import { stepLeft } from '@carrier-portal/contract/rules'
import { changeZone } from '../form/changeZone.ts'
import { toPayload } from '../form/conversions.ts'
import { removedIds } from '../rules/itemList.ts'
import { remainingItems, type UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { announceSave } from './announceSave.ts'
import { isAlreadySaved } from './isAlreadySaved.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import { saveOrder, type UnacknowledgedSave } from './saveOrder.ts'

/** The name of the job in remote.ts. */
export const UPDATE_JOB = 'update'
/** The shape of a stored update. A changed shape gets the next number, and `run` still reads the older ones. */
const SCHEMA = 1

/** An unacknowledged save with the form that it was made from. */
export interface UnacknowledgedUpdate extends UnacknowledgedSave {
  readonly form: UpdateForm
}

/** What an unsent update holds: enough to send it, and to edit it without a connection. */
export interface StoredUpdate {
  readonly loaded: LoadedOrder
  readonly itemTypes: readonly ItemType[]
  readonly form: UpdateForm
  /** The IANA zone of the form's times; an update of an earlier version has none. */
  readonly zone?: string
  readonly payload: LineItemUpdate
  readonly removedIds: readonly (number | string)[]
  /** The save that this one replaces; it may have reached the server. */
  readonly unacknowledged?: UnacknowledgedUpdate
}

/** The entry of an update that could not reach the server. */
export function unsentUpdate(stored: StoredUpdate, idempotencyKey: string): Omit<UnsentSave, 'remote'> {
  const { workOrderNumber } = stored.loaded.workOrder
  return {
    job: UPDATE_JOB,
    schema: SCHEMA,
    payload: stored,
    workOrderNumber,
    view: 'update',
    idempotencyKey,
    // A no-load ends the order.
    nextStep: stored.form.noLoad ? null : stepLeft(remainingItems(stored.form)),
  }
}

/**
 * The update in an entry, with its forms on the clocks of a device that may be in another zone by now; undefined when a
 * newer version of the editor stored it.
 */
export function storedUpdate({ schema, payload }: OutboxEntry, deviceZone: string): StoredUpdate | undefined {
  if (schema > SCHEMA) return undefined
  const stored = payload as StoredUpdate
  const order = stored.loaded.workOrder
  const clock = editorClock(order, deviceZone)
  const inZone = (form: UpdateForm) => changeZone(form, order, stored.zone ?? clock.zone, clock)
  const { unacknowledged } = stored
  return {
    ...stored,
    form: inZone(stored.form),
    zone: clock.zone,
    ...(unacknowledged && { unacknowledged: { ...unacknowledged, form: inZone(unacknowledged.form) } }),
  }
}

/** Sends a stored update like a direct save: what has arrived is not sent again, a changed order is a conflict. */
export const updateJob: Job = {
  schema: SCHEMA,
  async run(entry, host) {
    const { idempotencyKey, workOrderNumber } = entry
    const stored = entry.payload as StoredUpdate
    const request = { api: host.api, createKey: () => idempotencyKey }
    // The entry may have arrived with an earlier attempt whose response was lost.
    const unacknowledgedSave = { payload: stored.payload, idempotencyKey }
    const first = await saveOrder({ ...request, ...stored, unacknowledgedSave })
    const rebased = first.state === 'conflict' ? overEarlierSave(stored, first.present) : undefined
    const outcome = rebased ? await saveOrder({ ...request, ...rebased, unacknowledgedSave: undefined }) : first
    if (outcome.state === 'failed') throw outcome.error
    if (outcome.state !== 'saved') return 'conflict'
    announceSave(host, workOrderNumber, outcome.notDeletedIds.length)
    return 'sent'
  },
}

/**
 * The update over an order that differs only by the user's own earlier save, whose response was lost. Undefined when someone
 * else has changed anything as well: without a form to show it in, nothing is merged with that.
 */
function overEarlierSave({ form, zone, unacknowledged }: StoredUpdate, present: LoadedOrder) {
  const { workOrder } = present
  if (!zone || !unacknowledged || !isAlreadySaved(workOrder, unacknowledged.payload)) return undefined
  const clock = editorClock(workOrder, zone)
  const rebased = rebaseAfterLostResponse(form, unacknowledged.form, workOrder, clock)
  const payload = toPayload(rebased, workOrder, clock)
  return payload && { loaded: present, payload, removedIds: removedIds(rebased.items) }
}
