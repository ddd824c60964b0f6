import { CheckboxInput } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { target, wide } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

interface SelectOrderProps {
  readonly workOrderNumber: string
  readonly checked: boolean
  /** `range`: with the Shift key, from the last toggled order to this one. */
  onToggle(workOrderNumber: string, range: boolean): void
}

/** The checkbox that selects one order of a list. */
export function SelectOrder({ workOrderNumber, checked, onToggle }: SelectOrderProps) {
  const t = useMessages(messages)
  return (
    <Target>
      <CheckboxInput
        type="checkbox"
        aria-label={t.select(workOrderNumber)}
        checked={checked}
        onChange={({ nativeEvent }) =>
          onToggle(workOrderNumber, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Target>
  )
}

/** As large as a button, so that a click beside the box also selects. */
const Target = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  min-height: ${target.height};
  cursor: pointer;
  ${wide.desk} {
    min-height: 1.75rem;
  }
`
