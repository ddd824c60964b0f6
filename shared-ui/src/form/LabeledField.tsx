import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { FieldMessage } from './FieldMessage.tsx'
import { useEnterPresses } from './useEnterPresses.ts'

/** The attributes by which screen readers read a control with its message and hint. */
interface FieldAria {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface LabeledFieldProps {
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Characters typed and allowed; shown live. */
  readonly count?: { readonly typed: number; readonly maxLength: number } | undefined
  /** A button beside the control: "Now", "Scan". */
  readonly beside?: ReactNode
  readonly children: (described: FieldAria) => ReactNode
}

/**
 * Label above, control, and below it hint, message and count. `children` gets the attributes that connect the control with
 * them. A screen reader reads the message with a control that takes the focus. One in which Enter was pressed keeps it, so
 * the message is then inserted into a live region, and again for each press; while it is typed in, it is outside of that.
 */
export function LabeledField({ id, label, error, hint, required, count, beside, children }: LabeledFieldProps) {
  const messageId = `${id}-message`
  const hintId = `${id}-hint`
  const { presses, handlers } = useEnterPresses()
  const message = <FieldMessage key={presses} id={messageId} error={error} />
  const describedBy = [error !== undefined && messageId, hint !== undefined && hintId].filter(Boolean).join(' ')
  const control = children({
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  })
  return (
    <FieldContainer {...handlers}>
      <LabelRow>
        <Label htmlFor={id}>{label}</Label>
        {required && <Marker aria-hidden="true">*</Marker>}
      </LabelRow>
      {beside === undefined ? (
        control
      ) : (
        <Row>
          {control}
          {beside}
        </Row>
      )}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      <BelowControl>
        {presses === 0 && message}
        <div aria-live="polite">{presses > 0 && message}</div>
        {count && <Count $over={count.typed > count.maxLength}>{`${count.typed}/${count.maxLength}`}</Count>}
      </BelowControl>
    </FieldContainer>
  )
}

const FieldContainer = styled.div`
  position: relative;
  min-width: 0;
`

const LabelRow = styled.div`
  padding-bottom: ${space(1)};
`

const Label = styled.label`
  font-weight: ${type.medium};
`

const Marker = styled.span`
  margin-inline-start: ${space(1)};
  color: ${color.danger};
`

/** The button wraps below a control that needs the whole width. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > :first-child {
    flex: 1 1 0;
  }
`

const Hint = styled.div`
  padding-top: ${space(1)};
  font-size: ${type.small};
  color: ${color.muted};
`

/** With large texts the count is below the message, whose words would be broken beside it. */
const BelowControl = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(3)};
`

const Count = styled.span<{ $over: boolean }>`
  ${tabularNumbers}
  margin-inline-start: auto;
  padding-top: ${space(1)};
  font-size: ${type.small};
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
`
