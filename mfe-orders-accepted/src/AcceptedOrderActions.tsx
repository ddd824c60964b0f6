import { OpenOrderButton } from '@carrier-portal/shared-ui/orders'
import { useWords } from '@carrier-portal/shared-ui/words'
import { words } from './words.ts'

/** What can be done with an accepted order; recording its delivery is the one thing to do next. */
export function AcceptedOrderActions({ workOrderNumber }: { workOrderNumber: string }) {
  const say = useWords(words)
  return (
    <>
      <OpenOrderButton workOrderNumber={workOrderNumber} view="update" label={say.update} variant="contained" />
      <OpenOrderButton workOrderNumber={workOrderNumber} view="details" label={say.details} variant="text" />
    </>
  )
}
