import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'
import { SelectionCheckbox } from './SelectionCheckbox.tsx'
import type { Selection } from './useSelection.ts'

interface SelectPageProps {
  readonly selection: Selection
  /** The orders of this page. */
  readonly shown: readonly WorkOrderListItem[]
}

/** The checkbox in the heading of a table that selects or clears every order of the page. */
export function SelectPage({ selection, shown }: SelectPageProps) {
  const t = useMessages(messages)
  const count = selection.of(shown).length
  return (
    <SelectionCheckbox
      label={t.selectPage}
      checked={count === shown.length}
      mixed={count > 0 && count < shown.length}
      onChange={({ target }) => selection.setAll(shown, target.checked)}
    />
  )
}
