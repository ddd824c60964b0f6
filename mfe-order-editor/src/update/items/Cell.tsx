import { FieldMessage } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { type ReactNode, useId } from 'react'
import { messages } from '../form/messages.ts'
import { type ItemField, itemFieldName } from '../rules/issues.ts'
import type { RowField } from './useRow.ts'

/** The attributes that connect a row's input to its name, message and notes. */
interface CellInput {
  readonly name: string
  readonly 'aria-label': string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly disabled: boolean
  onBlur(): void
}

interface CellProps {
  readonly row: RowField
  readonly field: ItemField
  /** Hints and warnings about a valid value. */
  readonly notes?: ReactNode
  readonly children: (input: CellInput) => ReactNode
}

/** One field of a row: the input, its error message or its notes. */
export function Cell({ row: { actions, removed, reason }, field, notes, children }: CellProps) {
  const { errors, itemField, itemFieldOf } = useMessages(messages)
  const id = useId()
  // An error replaces the notes.
  const describedBy = reason ? `${id}-message` : notes ? `${id}-notes` : undefined
  return (
    <>
      {children({
        name: itemFieldName(actions.index, field),
        'aria-label': itemFieldOf(actions.rowNumber, itemField[field]),
        'aria-invalid': reason ? true : undefined,
        'aria-describedby': describedBy,
        disabled: removed,
        onBlur: () => actions.markTouched(field),
      })}
      <FieldMessage id={`${id}-message`} error={reason && errors[reason]} />
      {notes && <div id={`${id}-notes`}>{notes}</div>}
    </>
  )
}
