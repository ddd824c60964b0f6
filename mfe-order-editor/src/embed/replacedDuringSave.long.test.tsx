import type { OrderErrorEvent } from '@carrier-portal/order-editor/v1'
import { act, within } from '@testing-library/react'
import { editorOnBackend } from '../testing/openEditor.tsx'
import { mountOn } from './testing/mountOn.tsx'

const backend = editorOnBackend()

/** Types a new charge, selects "Update Charge", and opens another order before the save has read the first one. */
async function replaceDuringSave(isConnected: boolean) {
  const [first, second] = [await backend.completed(), await backend.completed()]
  const { ocCharge } = await backend.held(first.workOrderNumber)
  const mounted = await mountOn(backend.address(), 'charge', first.workOrderNumber)
  const reports: OrderErrorEvent[] = []
  await mounted.user.type(await mounted.inside.findByLabelText('Charge'), String((ocCharge ?? 0) + 2))
  const send = globalThis.fetch
  let resume = () => {}
  const held = new Promise<void>((resolve) => (resume = resolve))
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    await held
    if (!isConnected) throw new TypeError('Failed to fetch')
    return send(...request)
  })
  await mounted.user.click(mounted.inside.getByRole('button', { name: 'Update Charge' }))
  act(() =>
    mounted.editor.update({ workOrderNumber: second.workOrderNumber, onError: (report) => reports.push(report) }),
  )
  const opened = await mounted.inside.findByRole('dialog', { name: `Update Charge for ${second.workOrderNumber}` })
  await within(opened).findByLabelText('Charge')
  fetchSpy.mockRestore()
  const { api } = await backend.signIn('priya')
  await api.updateCharge({ workOrderId: first.workOrderId ?? '', charge: (ocCharge ?? 0) + 1 })
  await act(async () => resume())
  return { ...mounted, reports, first, second }
}

test.each([
  ['found its order changed', true, 'unsaved'],
  ['has no connection', false, 'network'],
])(
  'reports with its own number, and shows, a save that %s after another order was opened',
  async (_, isConnected, code) => {
    const { editor, inside, reports, first, second } = await replaceDuringSave(isConnected)
    expect(await inside.findByText(`${first.workOrderNumber} was not saved.`)).toBeVisible()
    expect(reports).toEqual([expect.objectContaining({ workOrderNumber: first.workOrderNumber, code })])
    expect(inside.getByRole('dialog', { name: `Update Charge for ${second.workOrderNumber}` })).toBeVisible()
    await act(() => editor.unmount())
  },
)
