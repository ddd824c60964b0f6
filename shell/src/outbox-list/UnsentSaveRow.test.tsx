import type { OutboxEntry } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { UnsentSaveRow } from './UnsentSaveRow.tsx'

const waiting: OutboxEntry = {
  id: 'r1',
  remote: 'mfe-order-editor',
  job: 'update',
  schema: 1,
  payload: {},
  workOrderNumber: 'WO-1',
  view: 'update',
  idempotencyKey: 'key',
  savedAt: Date.now(),
  state: 'waiting',
}

test('deletes no save that began to be sent while the question was open', async () => {
  const discarded: string[] = []
  const row = (entry: OutboxEntry) => (
    <UnsentSaveRow
      entry={entry}
      onSend={() => undefined}
      onEdit={() => undefined}
      onDiscard={() => discarded.push(entry.id)}
    />
  )
  const { user, show } = renderUi(row(waiting))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByText('Delete this save?')).toBeVisible()
  show(row({ ...waiting, state: 'sending' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discarded).toEqual([])
  show(row(waiting))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discarded).toEqual(['r1'])
})

test('keeps the focus at the next row, else the previous one, else the title, when a save is discarded', async () => {
  const list = (ids: readonly string[]) => (
    <Dialog title="Waiting to send" onClose={() => undefined}>
      <ul>
        {ids.map((id) => (
          <UnsentSaveRow
            key={id}
            entry={{ ...waiting, id, workOrderNumber: id }}
            onSend={() => undefined}
            onEdit={() => undefined}
            onDiscard={() => undefined}
          />
        ))}
      </ul>
    </Dialog>
  )
  const { user, show } = renderUi(list(['WO-1', 'WO-2', 'WO-3']))
  const button = (row: string, name: string) =>
    within(screen.getByRole('listitem', { name: row })).getByRole('button', { name })
  const discard = async (row: string) => {
    await user.click(button(row, 'Discard'))
    await user.click(button(row, 'Discard'))
  }
  await discard('WO-2')
  show(list(['WO-1', 'WO-3']))
  expect(button('WO-3', 'Send now')).toHaveFocus()
  await discard('WO-3')
  show(list(['WO-1']))
  expect(button('WO-1', 'Send now')).toHaveFocus()
  await discard('WO-1')
  show(list([]))
  expect(screen.getByRole('heading', { name: 'Waiting to send' })).toHaveFocus()
})
