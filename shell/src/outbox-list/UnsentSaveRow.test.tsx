import type { OutboxEntry } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { waitingSave } from '../testing/waitingSave.ts'
import { UnsentSaveRow } from './UnsentSaveRow.tsx'

const waiting = waitingSave('WO-1', { savedAt: Date.now() })

test('deletes no save that began to be sent while the question was open', async () => {
  const discarded: string[] = []
  const row = (entry: OutboxEntry) => (
    <UnsentSaveRow
      entry={entry}
      onSend={async () => undefined}
      onEdit={() => undefined}
      onDiscard={() => discarded.push(entry.id)}
    />
  )
  const { user, show } = renderUi(row(waiting))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByText('Delete this save?')).toBeVisible()
  // Screen readers read the button that has the focus.
  expect(document.activeElement).toHaveAccessibleDescription('Delete this save?')
  show(row({ ...waiting, state: 'sending' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discarded).toEqual([])
  show(row(waiting))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discarded).toEqual(['WO-1'])
})

test.each([
  ['without a connection', false, 'Waiting for a connection', /^Not sent \(.*\): no connection/],
  ['while the server takes nothing', true, 'Waiting to be sent', /^Not sent \(.*\): the server has not taken it yet/],
])('says after "Send now" %s that it was not sent, and keeps the focus', async (_, isOnline, before, after) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  let end = () => {}
  const sends: Promise<void>[] = []
  const onSend = () => {
    const tried = new Promise<void>((resolve) => {
      end = resolve
    })
    sends.push(tried)
    return tried
  }
  const row = (entry: OutboxEntry) => (
    <UnsentSaveRow entry={entry} onSend={onSend} onEdit={() => undefined} onDiscard={() => undefined} />
  )
  const { user, show } = renderUi(row(waiting))
  expect(screen.getByRole('status')).toHaveTextContent(before)
  const button = screen.getByRole('button', { name: 'Send now' })
  await user.click(button)
  show(row({ ...waiting, state: 'sending' }))
  expect(screen.getByRole('status')).toHaveTextContent('Sending…')
  await user.click(button)
  await act(async () => end())
  show(row(waiting))
  expect(sends).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent(after)
  expect(button).toHaveFocus()
})

test('closes with Escape the question and not the list, and returns the focus', async () => {
  const onClose = jest.fn()
  const { user } = renderUi(
    <Dialog title="Waiting to send" onClose={onClose}>
      <UnsentSaveRow
        entry={waiting}
        onSend={async () => undefined}
        onEdit={() => undefined}
        onDiscard={() => undefined}
      />
    </Dialog>,
  )
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByText('Delete this save?')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
