import { FieldMessage } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { type ReactNode, useId } from 'react'
import { type ItemField, itemFieldName } from '../problems.ts'
import { words as formWords } from '../words.ts'
import type { RowField } from './useRow.ts'
import { words } from './words.ts'

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
  const say = useWords(words)
  const { errors } = useWords(formWords)
  const id = useId()
  // What is wrong is said alone; the notes wait until it is mended.
  const describedBy = reason ? `${id}-message` : notes ? `${id}-notes` : undefined
  return (
    <>
      {children({
        name: itemFieldName(place.index, field),
        'aria-label': say.field[field](place.k),
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
