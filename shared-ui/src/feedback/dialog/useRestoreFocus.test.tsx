import { Button } from '@carrier-portal/shared-ui/kit'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useKeepFocus } from '../focus/useKeepFocus.ts'
import { useFocusAfter } from '../focus/useReturnFocus.ts'
import { UiProvider } from '../providers/UiProvider.tsx'
import { Dialog } from './Dialog.tsx'

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

/** A hint whose button shows a table in place of it. */
function Hint() {
  const [isTable, setIsTable] = useState(false)
  useKeepFocus()
  if (!isTable)
    return (
      <div>
        <div>
          <button type="button" onClick={() => setIsTable(true)}>
            Show all
          </button>
        </div>
      </div>
    )
  return (
    <div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <button type="button">Sort</button>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <button type="button">Open A</button>
            </th>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

test('moves the focus to the first row of a table that replaces the removed control', async () => {
  const { user } = renderUi(<Hint />)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open A' })).toHaveFocus())
})

/** A button that opens a dialog, and may be removed when that closes. */
function Opener({ isRemoved }: { isRemoved: boolean }) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before')
  return (
    <div>
      <button type="button">Add Item</button>
      {(state !== 'after' || !isRemoved) && (
        <button type="button" onClick={() => setState('open')}>
          Scan
        </button>
      )}
      {state === 'open' && (
        <Dialog title="Camera" onClose={() => setState('after')}>
          <button type="button" onClick={() => setState('after')}>
            Done
          </button>
        </Dialog>
      )}
    </div>
  )
}

test.each([
  [false, 'Scan'],
  [true, 'Add Item'],
])('returns the focus in a shadow root (the opener is removed: %p)', async (isRemoved, name) => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  const layer = root.appendChild(document.createElement('div'))
  render(
    <UiProvider scope="embedded" styleTarget={root} portalContainer={() => layer}>
      <Opener isRemoved={isRemoved} />
    </UiProvider>,
    { container },
  )
  const press = (button: HTMLElement) =>
    act(() => {
      button.focus()
      button.click()
    })
  press(within(container).getByRole('button', { name: 'Scan' }))
  press(within(layer).getByRole('button', { name: 'Done' }))
  const expected = within(container).getByRole('button', { name })
  await waitFor(() => expect(root.activeElement).toBe(expected))
})

function SendingField({ busy }: { busy: boolean }) {
  useFocusAfter(busy)
  return <input aria-label="Charge" />
}

test.each([
  ['the page', () => document.body],
  ['a shadow root', () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })],
])('returns the focus after a wait to the field in %s', (_, rootOf) => {
  const root = rootOf()
  const container = root.appendChild(document.createElement('div'))
  const { rerender } = render(<SendingField busy={false} />, { container })
  const field = within(container).getByRole('textbox', { name: 'Charge' })
  field.focus()
  rerender(<SendingField busy />)
  // As a browser does with the focus of an inert element; jsdom has no `inert`.
  field.blur()
  rerender(<SendingField busy={false} />)
  expect(within(container).getByRole('textbox', { name: 'Charge' })).toBe(
    root instanceof ShadowRoot ? root.activeElement : document.activeElement,
  )
})

/** A card that is removed while a dialog is open that has replaced the one of a wait. */
function LoadedDialog() {
  const [state, setState] = useState<'before' | 'waiting' | 'loaded' | 'removed' | 'closed'>('before')
  return (
    <div>
      <h1 tabIndex={-1}>List</h1>
      <ul>
        {state !== 'removed' && state !== 'closed' && (
          <li key="A">
            <button type="button" onClick={() => setState('waiting')}>
              Open A
            </button>
          </li>
        )}
        <li key="B">
          <button type="button">Open B</button>
        </li>
      </ul>
      {state === 'waiting' && (
        <Dialog key="waiting" title="Loading" onClose={() => setState('closed')}>
          <button type="button" onClick={() => setState('loaded')}>
            Load
          </button>
        </Dialog>
      )}
      {(state === 'loaded' || state === 'removed') && (
        <Dialog key="loaded" title="Order A" onClose={() => setState('closed')}>
          <button type="button" onClick={() => setState('removed')}>
            Remove
          </button>
        </Dialog>
      )}
    </div>
  )
}

test('moves the focus to the card that replaces the removed one when the dialog has replaced that of a wait', async () => {
  const { user } = renderUi(<LoadedDialog />)
  for (const name of ['Open A', 'Load', 'Remove']) await user.click(screen.getByRole('button', { name }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open B' })).toHaveFocus())
})
