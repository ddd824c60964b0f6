import { CheckboxInput, CheckboxLabel } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'
import type { Selection } from './useSelection.ts'

/** The tick box of one order while several are selected. */
export function SelectOrder({ workOrderNumber, selection }: { workOrderNumber: string; selection: Selection }) {
  const t = useMessages(messages)
  return (
    <CheckboxLabel>
      <CheckboxInput
        type="checkbox"
        checked={selection.has(workOrderNumber)}
        onChange={() => selection.toggle(workOrderNumber)}
      />
      {t.tick(workOrderNumber)}
    </CheckboxLabel>
  )
}
