import { Button } from '@carrier-portal/shared-ui/kit'
import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ErrorAlert } from '../ErrorAlert.tsx'
import { LoadingButton } from '../LoadingButton.tsx'
import { UiProvider } from '../providers/UiProvider.tsx'
import { CancelButton } from './CancelButton.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

interface PageProps {
  readonly dirty?: boolean
  readonly busy?: boolean
  onDiscard?(): void
}

function Page({ dirty = false, busy = false, onDiscard }: PageProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Accept</Button>
      {open && (
        <Dialog
          title="Accept Order WO-1"
          isDirty={() => dirty}
          busy={busy}
          onClose={() => setOpen(false)}
          onDiscard={onDiscard}
          actions={(requestClose) => <CancelButton onClick={requestClose}>Cancel</CancelButton>}
        >
          <input aria-label="OC Reference Number" autoFocus />
        </Dialog>
      )}
    </>
  )
}

/** The layer around a dialog's panel. */
function layerOf(dialog: HTMLElement): HTMLElement {
  const layer = dialog.parentElement
  if (!layer) throw new Error('The dialog has no layer.')
  return layer
}

test('is named by its title, moves the focus inside and returns it on closing', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = screen.getByRole('dialog', { name: 'Accept Order WO-1' })
  expect(screen.getByRole('textbox', { name: 'OC Reference Number' })).toHaveFocus()
  await expectNoAxeViolations(dialog)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus()
})

/** As a ref of the title of a dialog in place. */
function takeNoFocus() {}

/** An order's dialog with one field, in the editor of another company's page. */
function renderOrder(dialogs: 'layer' | 'inPlace') {
  renderUi(
    <UiProvider scope="embedded" dialogs={dialogs === 'layer' ? dialogs : takeNoFocus}>
      <Dialog title="Order WO-1" onClose={() => {}}>
        <input aria-label="Pickup Signature" />
      </Dialog>
    </UiProvider>,
  )
}

test.each([
  ['has the focus as a layer, because screen readers read a focused dialog as a whole', 'layer', true],
  ['takes no focus from the page of another company', 'inPlace', false],
] as const)('the title of a dialog without autoFocus %s', (_, dialogs, hasFocus) => {
  renderOrder(dialogs)
  const title = screen.getByRole('heading', { name: 'Order WO-1' })
  expect(document.activeElement).toBe(hasFocus ? title : document.body)
})

test.each([
  ['shows what has the focus in a layer', 'layer', ['Pickup Signature']],
  ['scrolls nothing in the page of another company', 'inPlace', []],
] as const)('a turn of the phone %s', async (_, dialogs, expected) => {
  const turned = new EventTarget()
  const scrolled: (string | null)[] = []
  Reflect.set(globalThis, 'matchMedia', () => turned)
  Reflect.set(HTMLElement.prototype, 'scrollIntoView', function (this: HTMLElement) {
    scrolled.push(this.getAttribute('aria-label'))
  })
  renderOrder(dialogs)
  screen.getByRole('textbox').focus()
  turned.dispatchEvent(new Event('change'))
  await new Promise(requestAnimationFrame)
  expect(scrolled).toEqual(expected)
})

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['Cancel', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['a click outside', (user: UserEvent) => user.click(layerOf(screen.getByRole('dialog')))],
])('closes without a question on %s when a value is typed', async (_, close) => {
  const { user } = renderUi(<Page dirty />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await close(user)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('keeps the focus in the field while Cancel is pressed', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Cancel' }) })
  expect(screen.getByRole('textbox', { name: 'OC Reference Number' })).toHaveFocus()
})

test('stays open when a press inside is released outside', async () => {
  const { user } = renderUi(<Page dirty />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = screen.getByRole('dialog')
  await user.pointer([
    { keys: '[MouseLeft>]', target: dialog },
    { keys: '[/MouseLeft]', target: layerOf(dialog) },
  ])
  expect(dialog).toBeInTheDocument()
})

test('stays open and keeps the focus on the second click of a double click on the button that opened it', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = screen.getByRole('dialog')
  const layer = layerOf(dialog)
  expect(fireEvent.mouseDown(layer, { detail: 2 })).toBe(false)
  fireEvent.click(layer, { detail: 2 })
  expect(dialog).toBeInTheDocument()
})

test('closes on Back, and stops listening when it is closed', async () => {
  let onBack: (() => void) | undefined
  const interceptBack = (next: () => void) => {
    onBack = next
    return () => {
      onBack = undefined
    }
  }
  const { user } = renderUi(
    <UiProvider scope="embedded" interceptBack={interceptBack}>
      <Page />
    </UiProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  act(() => onBack?.())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onBack).toBeUndefined()
})

test('confirms before closing an embedded dialog in which a value is typed', async () => {
  const discarded = jest.fn()
  const { user } = renderUi(
    <UiProvider scope="embedded" styleTarget={document.head}>
      <Page dirty onDiscard={discarded} />
    </UiProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('dialog', { name: 'Accept Order WO-1' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('OC Reference Number')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.getByLabelText('OC Reference Number')).toHaveFocus())
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(discarded).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(discarded).toHaveBeenCalledTimes(1)
})

test.each(['layer', 'inPlace'] as const)(
  'Escape declines the question about typed values in the placement %s, and closes nothing around it',
  async (dialogs) => {
    const { user } = renderUi(
      <UiProvider scope="embedded" styleTarget={document.head} dialogs={dialogs === 'layer' ? dialogs : takeNoFocus}>
        <Page dirty />
      </UiProvider>,
    )
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const isDefaultKept = fireEvent.keyDown(screen.getByRole('button', { name: 'Keep editing' }), { key: 'Escape' })
    expect(isDefaultKept).toBe(false)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test('neither closes nor accepts input while busy', async () => {
  const { user } = renderUi(<Page busy />)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.keyboard('{Escape}')
  const dialog = screen.getByRole('dialog')
  expect(dialog).toBeInTheDocument()
  expect(dialog.querySelector('[inert]')).toContainElement(screen.getByLabelText('OC Reference Number'))
})

test('scrolls to the alert of a save that has failed, which is above the pressed button in a low window', () => {
  const scrolled: (string | null)[] = []
  Reflect.set(HTMLElement.prototype, 'scrollIntoView', function (this: HTMLElement) {
    scrolled.push(this.textContent)
  })
  const form = (busy: boolean, failure?: string) => (
    <Dialog title="Accept Order WO-1" busy={busy} onClose={() => undefined}>
      {failure !== undefined && <ErrorAlert>{failure}</ErrorAlert>}
    </Dialog>
  )
  const { show } = renderUi(form(false))
  show(form(true))
  expect(scrolled).toEqual([])
  show(form(false, 'There was an error.'))
  expect(scrolled).toEqual(['There was an error.'])
})

test('shows progress in a loading button, keeps its size and ignores a second press', async () => {
  const pressed = jest.fn()
  const { user, show } = renderUi(<LoadingButton busy={false} label="Save" busyLabel="Saving" onClick={pressed} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  show(<LoadingButton busy label="Save" busyLabel="Saving" onClick={pressed} />)
  await user.click(screen.getByRole('button', { name: 'Saving' }))
  expect(pressed).toHaveBeenCalledTimes(1)
})
