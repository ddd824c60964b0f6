import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { CheckboxList } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useState } from 'react'
import type { OrderColumn } from '../view/sortOrders.ts'
import { COLUMNS, FIXED_COLUMNS } from './columns.ts'
import { messages } from './messages.ts'

interface ColumnsButtonProps {
  readonly hidden: readonly string[]
  /** Columns that are not offered. */
  readonly without: readonly OrderColumn[]
  onChange(hidden: readonly string[]): void
}

/** Opens the choice of the table's columns. */
export function ColumnsButton({ hidden, without, onChange }: ColumnsButtonProps) {
  const t = useMessages(messages)
  const [open, setOpen] = useState(false)
  const ids = COLUMNS.map(({ id }) => id).filter((id) => !FIXED_COLUMNS.includes(id) && !without.includes(id))
  // All lists share the choice, so columns that this one does not offer keep their state.
  const isOfOtherScreens = (column: string) => without.some((id) => id === column)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.columns}</Button>
      {open && (
        <Dialog
          title={t.columns}
          onClose={close}
          actions={
            <Button onClick={close} autoFocus>
              {t.close}
            </Button>
          }
        >
          <CheckboxList
            label={t.shownColumns}
            hint={t.columnsHint}
            columnWidth="9rem"
            choices={ids.map((id) => ({ value: id, label: t.column[id] }))}
            value={ids.filter((id) => !hidden.includes(id))}
            onChange={(shown) =>
              onChange([...hidden.filter(isOfOtherScreens), ...ids.filter((id) => !shown.includes(id))])
            }
          />
        </Dialog>
      )}
    </>
  )
}
