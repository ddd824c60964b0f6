import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { MouseEvent } from 'react'
import { useFormValues } from '../form/useFormSelection.ts'
import { type TimeColumn, timeAbove } from '../rules/itemList.ts'
import { messages } from './messages.ts'
import { SmallButton } from './SmallButton.tsx'
import type { RowActions } from './useRowActions.ts'

interface TimeShortcutsProps {
  readonly column: TimeColumn
  readonly text: string
  readonly actions: RowActions
  onTime(text: string): void
}

/** The buttons that take the time of the item above or clear this one. */
export function TimeShortcuts({ column, text, actions, onTime }: TimeShortcutsProps) {
  const t = useMessages(messages)
  const { read } = useFormValues()
  const { rowNumber, index } = actions
  const clear = ({ currentTarget }: MouseEvent) => {
    onTime('')
    // The pressed button is removed, so the focus goes to the first one beside it.
    currentTarget.parentElement?.querySelector('button')?.focus()
  }
  return (
    <>
      {index > 0 && (
        <SmallButton
          aria-label={t.setAbove[column](rowNumber)}
          onClick={() => onTime(timeAbove(read().items, index, column) ?? text)}
        >
          {t.above}
        </SmallButton>
      )}
      {text !== '' && (
        <SmallButton aria-label={t.setClear[column](rowNumber)} onClick={clear}>
          {t.clear}
        </SmallButton>
      )}
    </>
  )
}
