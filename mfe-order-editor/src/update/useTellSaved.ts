import { useHost } from '@carrier-portal/contract'
import { useWords } from '@carrier-portal/shared-ui/words'
import { words } from './words.ts'

/** Tells the lists and the person that an order was saved, and that deleted items are still there where they are. */
export function useTellSaved(workOrderNumber: string): (stillThere: number) => void {
  const { orders, notify } = useHost()
  const say = useWords(words)
  return (stillThere) => {
    orders.announce({ workOrderNumber, kind: 'updated' })
    notify({ tone: 'success', text: say.saved(workOrderNumber), afterMs: 300 })
    if (stillThere > 0) notify({ tone: 'warning', text: say.stillThere(workOrderNumber, stillThere), afterMs: 300 })
  }
}
