import { Button } from '@carrier-portal/shared-ui/kit'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { useKeepFocus } from './useRestoreFocus.ts'

/** A list whose cards are removed from a dialog over it, or by their own button. */
function List({ removal }: { removal: 'inDialog' | 'byButton' }) {
  const [names, setNames] = useState(['A', 'B', 'C'])
  const [open, setOpen] = useState<string>()
  useKeepFocus()
  const drop = (name: string) => setNames((before) => before.filter((other) => other !== name))
  return (
    <div>
      <h1 tabIndex={-1}>List</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">Open {name}</button>
            <button type="button" onClick={() => (removal === 'inDialog' ? setOpen(name) : drop(name))}>
              Accept {name}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          title="Accept"
          onClose={() => setOpen(undefined)}
          actions={(close) => (
            <>
              <Button onClick={() => drop(open)}>Send</Button>
              <Button onClick={close}>Cancel</Button>
            </>
          )}
        >
          body
        </Dialog>
      )}
    </div>
  )
}

test.each([
  ['A', ['Open B', 'Open C', undefined]],
  ['C', ['Open B', 'Open A', undefined]],
] as const)(
  'moves the focus to the card that replaces the removed card %s, and to the heading after the last one',
  async (first, next) => {
    for (const removal of ['inDialog', 'byButton'] as const) {
      const { user, unmount } = renderUi(<List removal={removal} />)
      let removed: string = first
      for (const name of next) {
        await user.click(screen.getByRole('button', { name: `Accept ${removed}` }))
        if (removal === 'inDialog') {
          await user.click(screen.getByRole('button', { name: 'Send' }))
          expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' })).toHaveFocus()
          await user.keyboard('{Escape}')
        }
        await waitFor(() =>
          expect(name ? screen.getByRole('button', { name }) : screen.getByRole('heading')).toHaveFocus(),
        )
        removed = name?.replace('Open ', '') ?? ''
      }
      unmount()
    }
  },
)
