import { OpenOrderButton } from '@carrier-portal/shared-ui/orders'
import { useWords } from '@carrier-portal/shared-ui/words'
import { words } from './words.ts'

/** What can be done with a completed order. */
export function CompletedOrderActions({ workOrderNumber }: { workOrderNumber: string }) {
  const say = useWords(words)
  return (
    <>
      <OpenOrderButton workOrderNumber={workOrderNumber} view="charge" label={say.charge} variant="outlined" />
      <OpenOrderButton workOrderNumber={workOrderNumber} view="details" label={say.details} variant="text" />
    </>
  )
}
