import { Button } from '@carrier-portal/shared-ui/kit'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { useKeepFocus } from './useRestoreFocus.ts'

/** A list whose cards go away: while the dialog over it is open, or after it closed. */
function List({ leaves }: { leaves: 'inDialog' | 'byItself' }) {
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
            <button type="button" onClick={() => (leaves === 'inDialog' ? setOpen(name) : drop(name))}>
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
  'beginning at %s, the focus goes to what takes the place of the gone card, and at last to the heading',
  async (first, next) => {
    for (const leaves of ['inDialog', 'byItself'] as const) {
      const { user, unmount } = renderUi(<List leaves={leaves} />)
      let gone: string = first
      for (const name of next) {
        await user.click(screen.getByRole('button', { name: `Accept ${gone}` }))
        if (leaves === 'inDialog') {
          await user.click(screen.getByRole('button', { name: 'Send' }))
          expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' })).toHaveFocus()
          await user.keyboard('{Escape}')
        }
        await waitFor(() =>
          expect(name ? screen.getByRole('button', { name }) : screen.getByRole('heading')).toHaveFocus(),
        )
        gone = name?.replace('Open ', '') ?? ''
      }
      unmount()
    }
  },
)
