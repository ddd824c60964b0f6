import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { waitingSave } from '../testing/waitingSave.ts'
import { UnsentSaveList } from './UnsentSaveList.tsx'

const dialog = (orders: readonly string[]) => (
  <Dialog title="Waiting to send" onClose={() => undefined}>
    <UnsentSaveList
      entries={orders.map((order) => waitingSave(order))}
      onSend={async () => undefined}
      onEdit={() => undefined}
      onDiscard={() => undefined}
    />
  </Dialog>
)

const button = (order: string, name: string) =>
  within(screen.getByRole('listitem', { name: order })).getByRole('button', { name })

test('keeps the focus at the next row, else the previous one, when a save is discarded', async () => {
  const { user, show } = renderUi(dialog(['WO-1', 'WO-2', 'WO-3']))
  const discard = async (row: string) => {
    await user.click(button(row, 'Discard'))
    await user.click(button(row, 'Discard'))
  }
  await discard('WO-2')
  show(dialog(['WO-1', 'WO-3']))
  expect(button('WO-3', 'Send now')).toHaveFocus()
  await discard('WO-3')
  show(dialog(['WO-1']))
  expect(button('WO-1', 'Send now')).toHaveFocus()
})

test('moves the focus to no other row while the dialog closes', async () => {
  const { user, show } = renderUi(dialog(['WO-1', 'WO-2', 'WO-3']))
  await user.click(button('WO-1', 'Send now'))
  const focused: string[] = []
  document.addEventListener('focusin', ({ target }) => {
    const row = target instanceof Element ? target.closest('li') : null
    if (row?.ariaLabel) focused.push(row.ariaLabel)
  })
  show(<p />)
  expect(focused).toEqual([])
})
