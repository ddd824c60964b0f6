import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'
import { SelectionCheckbox } from './SelectionCheckbox.tsx'

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
    <SelectionCheckbox
      label={t.select(workOrderNumber)}
      checked={checked}
      onChange={({ nativeEvent }) =>
        onToggle(workOrderNumber, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}
