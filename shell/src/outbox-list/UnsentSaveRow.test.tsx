import type { OutboxEntry } from '@carrier-portal/contract'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
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
