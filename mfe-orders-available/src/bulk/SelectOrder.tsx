import { Tick, TickLabel } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import type { Selection } from './useSelection.ts'
import { words } from './words.ts'

/** The tick box of one order while several are selected. */
export function SelectOrder({ workOrderNumber, selection }: { workOrderNumber: string; selection: Selection }) {
  const say = useWords(words)
  return (
    <TickLabel>
      <Tick
        type="checkbox"
        checked={selection.has(workOrderNumber)}
        onChange={() => selection.toggle(workOrderNumber)}
      />
      {say.tick(workOrderNumber)}
    </TickLabel>
  )
}
