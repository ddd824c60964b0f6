import { createStore } from '@carrier-portal/contract'
import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { UpdateBar } from './UpdateBar.tsx'

const AT_NAVIGATION = 'An update is ready. It will load when you change screens.'
const AFTER_SAVE = 'An update is ready. It will load once your work is saved and you change screens.'

test.each([
  ['without work', [], [], true, AT_NAVIGATION],
  ['with drafts on the device', [], ['update:WO-1'], true, AT_NAVIGATION],
  ['without drafts where none outlives the page', [], [], false, AT_NAVIGATION],
  ['with drafts in memory whose forms are closed', [], ['update:WO-1'], false, AFTER_SAVE],
  ['with an unsaved form', ['update'], ['update:WO-1'], true, AFTER_SAVE],
])(
  'says in a page %s when the update loads',
  (_, reasons: readonly string[], names: readonly string[], isOnDevice, text) => {
    renderUi(
      <UpdateBar
        updates={{ pendingRevision: createStore<number | undefined>(2), apply: async () => undefined }}
        unsavedWork={{ reasons: createStore(reasons) }}
        drafts={{ names: createStore(names), isOnDevice: createStore(isOnDevice) }}
      />,
    )
    expect(screen.getByRole('status')).toHaveTextContent(text)
  },
)
