import { FieldMessage } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { type ReactNode, useId } from 'react'
import { messages as formMessages } from '../messages.ts'
import { type ItemField, itemFieldName } from '../problems.ts'
import { messages } from './messages.ts'
import type { RowField } from './useRow.ts'

/** What ties a row's input to its name, its message and its notes. */
export interface CellInput {
  readonly name: string
  readonly 'aria-label': string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly disabled: boolean
  onBlur(): void
}

export interface CellProps {
  readonly of: RowField
  readonly field: ItemField
  /** What is said of the value although nothing is wrong with it. */
  readonly notes?: ReactNode
  readonly children: (input: CellInput) => ReactNode
}

/** One field of a row: the input, its message, and what is to be known of it. */
export function Cell({ of: { place, removed, reason }, field, notes, children }: CellProps) {
  const t = useMessages(messages)
  const { errors } = useMessages(formMessages)
  const id = useId()
  // What is wrong is said alone; the notes wait until it is mended.
  const describedBy = reason ? `${id}-message` : notes ? `${id}-notes` : undefined
  return (
    <>
      {children({
        name: itemFieldName(place.index, field),
        'aria-label': t.field[field](place.k),
        'aria-invalid': reason ? true : undefined,
        'aria-describedby': describedBy,
        disabled: removed,
        onBlur: () => place.leave(field),
      })}
      <FieldMessage id={`${id}-message`} error={reason && errors[reason]} />
      {notes && <div id={`${id}-notes`}>{notes}</div>}
    </>
  )
}
