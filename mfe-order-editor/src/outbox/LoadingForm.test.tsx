import { createApi } from '@carrier-portal/contract'
import { createMemoryOutbox, createTestHost } from '@carrier-portal/contract/testing'
import { act, render, screen } from '@testing-library/react'
import { CHARGE_JOB } from '../charge/unsentCharge.ts'
import { OrderDialog } from '../OrderDialog.tsx'
import { UPDATE_JOB } from '../update/save/unsentUpdate.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const forms = [
  ['the full form', UPDATE_JOB, { view: 'update' }],
  ['the short form', UPDATE_JOB, { view: 'update', step: 'pickup' }],
  ['the charge', CHARGE_JOB, { view: 'charge' }],
] as const

test.each(forms)(
  'says in %s of an order whose unsent save another tab has open what it waits for',
  async (_, job, opened) => {
    const workOrderNumber = 'WO-1'
    const outbox = createMemoryOutbox()
    const save = { remote: 'mfe-order-editor', schema: 1, payload: {}, idempotencyKey: 'key-12345', view: opened.view }
    await outbox.add({ ...save, job, workOrderNumber })
    // Another tab that has the save, and does not end.
    void outbox.send(() => new Promise(() => undefined))
    const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }), outbox })
    render(<OrderDialog host={host} request={{ ...opened, workOrderNumber }} onClose={() => undefined} />)
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    const sentence = 'Still loading… The unsent save of this order may be open in another tab.'
    expect(screen.getByText(sentence)).toBeInTheDocument()
  },
)
