import {
  ApiError,
  type CallOptions,
  type LineItemUpdate,
  type LoadedOrder,
  type WorkOrder,
} from '@carrier-portal/contract'
import { aLineItem } from '@carrier-portal/contract/testing'
import { toPayload } from '../form/conversions.ts'
import { aForm, aRow, clock, order } from '../form/testing.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import { saveOrder } from './saveOrder.ts'

const AT = '2026-11-21T10:05'
const typed = aForm({ pickupSignature: 'R', items: [...aForm().items, aRow({ quantity: '2', pickupTime: AT })] })
const sent = toPayload(typed, order, clock)
if (!sent) throw new Error('The order of these tests has an id.')

/** What the backend holds after `sent` arrived; it writes times in its own way. */
const arrived: WorkOrder = {
  ...order,
  pickupPOD: 'R',
  lineItems: [
    ...order.lineItems,
    aLineItem({
      workOrderLineItemId: 6001,
      barcode: null,
      pickupTimeActual: '11/21/2026 10:05 EST',
      pickupTimeOffset: '-05:00',
    }),
    aLineItem({
      workOrderLineItemId: 6002,
      barcode: null,
      pickupTimeActual: '11/21/2026 15:05 UTC',
      pickupTimeOffset: '',
    }),
  ],
}

/** A backend that returns the details in turn; each save fails with `saveError` if there is one. */
function backend(details: readonly (WorkOrder | ApiError)[], saveError?: ApiError) {
  const sends: { payload: LineItemUpdate; options: CallOptions | undefined }[] = []
  let reads = 0
  return {
    sends,
    reads: () => reads,
    orderDetails: async (): Promise<LoadedOrder> => {
      const next = details[Math.min(reads++, details.length - 1)]
      if (!next || next instanceof ApiError) throw next
      return { workOrder: next, version: `v${reads}` }
    },
    updateLineItems: async (payload: LineItemUpdate, options?: CallOptions) => {
      sends.push({ payload, options })
      if (saveError) throw saveError
      return null
    },
  }
}

const request = (api: ReturnType<typeof backend>, more = {}) => ({
  api,
  loaded: { workOrder: order, version: 'v0' },
  payload: sent,
  removedIds: [],
  unacknowledgedSave: undefined,
  createKey: () => 'key-12345678',
  ...more,
})
const lost = { payload: sent, idempotencyKey: 'key-of-first' }

test('reads the details, then sends the payload with the newest version and a key', async () => {
  const api = backend([order])
  expect(await saveOrder(request(api))).toEqual({ state: 'saved', notDeletedIds: [] })
  expect(api.sends).toEqual([{ payload: sent, options: { idempotencyKey: 'key-12345678', ifVersion: 'v1' } }])
  expect(api.reads()).toBe(1)
})

test('reports what someone else changed and sends nothing', async () => {
  const api = backend([{ ...order, pickupPOD: 'Theirs' }])
  expect(await saveOrder(request(api))).toMatchObject({
    state: 'conflict',
    differences: [{ field: 'pickupPOD', was: null, now: 'Theirs' }],
  })
  expect(api.sends).toEqual([])
})

test.each([409, 412])(
  'reports at the response %d a conflict for a change between the read and the save',
  async (status) => {
    const api = backend([order, { ...order, ocComments: 'Theirs' }], new ApiError('refused', 'updateLineItems', status))
    expect(await saveOrder(request(api))).toMatchObject({ state: 'conflict', differences: [{ field: 'ocComments' }] })
  },
)

test('reports an applied save without a response that arrived between the read and the save', async () => {
  const api = backend([order, arrived], new ApiError('refused', 'updateLineItems', 409))
  const payload = { ...sent, order: { ...sent.order, ocComments: 'Typed since' } }
  expect(await saveOrder(request(api, { unacknowledgedSave: lost, payload }))).toMatchObject({ state: 'alreadySaved' })
})

test.each([422, 409])(
  'an earlier save without a response may still arrive after a response %d to another one',
  async (status) => {
    const api = backend([order], new ApiError('refused', 'updateLineItems', status))
    const payload = { ...sent, lineItems: [] }
    const edited = await saveOrder(request(api, { unacknowledgedSave: lost, payload }))
    expect(edited).toMatchObject({ state: 'failed', unacknowledgedSave: lost })
    const same = await saveOrder(request(api, { unacknowledgedSave: lost }))
    expect(same).toMatchObject({ state: 'failed', unacknowledgedSave: undefined })
  },
)

test.each([
  ['a timeout', new ApiError('timeout', 'updateLineItems'), true],
  ['a broken connection', new ApiError('network', 'updateLineItems'), true],
  ['a response 502', new ApiError('refused', 'updateLineItems', 502), true],
  ['a response 422', new ApiError('refused', 'updateLineItems', 422), false],
  ['a response 401', new ApiError('unauthorised', 'updateLineItems', 401), false],
  ['a version conflict without visible differences', new ApiError('refused', 'updateLineItems', 409), false],
])('fails after %s, and the save may have been applied: %p', async (_, error, mayBeApplied) => {
  const outcome = await saveOrder(request(backend([order], error)))
  expect(outcome).toEqual({
    state: 'failed',
    error,
    unacknowledgedSave: mayBeApplied ? { payload: sent, idempotencyKey: 'key-12345678' } : undefined,
  })
})

test('sends nothing again when the save without a response was applied', async () => {
  const api = backend([arrived])
  expect(await saveOrder(request(api, { unacknowledgedSave: lost }))).toEqual({ state: 'saved', notDeletedIds: [] })
  expect(api.sends).toEqual([])
})

test('reports an applied save without a response when the form was edited since', async () => {
  const api = backend([arrived])
  const payload = { ...sent, order: { ...sent.order, ocComments: 'Typed since' } }
  expect(await saveOrder(request(api, { unacknowledgedSave: lost, payload }))).toMatchObject({ state: 'alreadySaved' })
  expect(api.sends).toEqual([])
})

test('keeps later edits when rebasing and does not send applied rows again', () => {
  const since = { ...typed, comments: 'Typed since', items: [...typed.items, aRow({ key: 'new-2', barcode: 'SINCE' })] }
  const form = rebaseAfterLostResponse(since, typed, arrived, clock)
  expect(form).toMatchObject({ comments: 'Typed since', pickupSignature: 'R' })
  const lines = toPayload(form, arrived, clock)?.lineItems
  expect(lines?.map((line) => line.workOrderLineItemId)).toEqual([5001, 5002, 6001, null, 6002])
  expect(lines?.every(({ quantity }) => quantity === 1)).toBe(true)
  // A draft of the rebased form, whose save is still the one without a response.
  expect(rebaseAfterLostResponse(form, typed, arrived, clock)).toEqual(form)
})

test('sends the same payload under the same key when the save without a response was not applied', async () => {
  const api = backend([order])
  await saveOrder(request(api, { unacknowledgedSave: lost }))
  expect(api.sends[0]?.options?.idempotencyKey).toBe('key-of-first')
})

test('sends another payload under a new key', async () => {
  const api = backend([order])
  const payload = { ...sent, lineItems: [] }
  await saveOrder(request(api, { unacknowledgedSave: lost, payload }))
  expect(api.sends[0]?.options?.idempotencyKey).toBe('key-12345678')
})

test('keeps the unacknowledged save while the details cannot be read', async () => {
  const error = new ApiError('network', 'orderDetails')
  const api = backend([error])
  expect(await saveOrder(request(api, { unacknowledgedSave: lost }))).toEqual({
    state: 'failed',
    error,
    unacknowledgedSave: lost,
  })
})

test('reports a deleted item that is still on the order', async () => {
  expect(await saveOrder(request(backend([order]), { removedIds: [5001, 4] }))).toEqual({
    state: 'saved',
    notDeletedIds: [5001],
  })
  const unread = backend([order, new ApiError('network', 'orderDetails')])
  expect(await saveOrder(request(unread, { removedIds: [5001] }))).toEqual({ state: 'saved', notDeletedIds: [] })
})

test('rejects with an error of our own instead of reporting a failed call', async () => {
  const api = { ...backend([order]), updateLineItems: () => Promise.reject(new TypeError('not a function')) }
  await expect(saveOrder(request(api))).rejects.toThrow(TypeError)
})
