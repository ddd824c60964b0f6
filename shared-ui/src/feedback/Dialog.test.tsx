import { Button } from '@carrier-portal/shared-ui/kit'
import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { LoadingButton } from './LoadingButton.tsx'

function Page({ dirty = false, busy = false }: { dirty?: boolean; busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Accept</Button>
      {open && (
        <Dialog
          title="Accept Order WO-1"
          dirty={dirty}
          busy={busy}
          onClose={() => setOpen(false)}
          actions={(requestClose) => <Button onClick={requestClose}>Cancel</Button>}
        >
          <input aria-label="OC Reference Number" autoFocus />
        </Dialog>
      )}
    </>
  )
}

test('it is named by its title, takes the focus in and gives it back', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = screen.getByRole('dialog', { name: 'Accept Order WO-1' })
  expect(screen.getByRole('textbox', { name: 'OC Reference Number' })).toHaveFocus()
  await expectNoAxeViolations(dialog)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus()
})

test('with something typed it asks before closing', async () => {
  const { user } = renderUi(<Page dirty />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('dialog', { name: 'Accept Order WO-1' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('while busy it neither closes nor takes input', async () => {
  const { user } = renderUi(<Page busy />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.keyboard('{Escape}')
  const dialog = screen.getByRole('dialog')
  expect(dialog).toBeInTheDocument()
  expect(dialog.querySelector('[inert]')).toContainElement(screen.getByLabelText('OC Reference Number'))
})

test('a busy button says so, keeps its place and is not pressed twice', async () => {
  const pressed = jest.fn()
  const { user, show } = renderUi(<LoadingButton busy={false} label="Save" busyLabel="Saving" onClick={pressed} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  show(<LoadingButton busy label="Save" busyLabel="Saving" onClick={pressed} />)
  await user.click(screen.getByRole('button', { name: 'Saving' }))
  expect(pressed).toHaveBeenCalledTimes(1)
})
