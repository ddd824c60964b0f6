import { AcceptDialog } from './accept/AcceptDialog.tsx'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import { DeclineDialog } from './decline/DeclineDialog.tsx'
import type { Answering } from './useAnswering.ts'

/** The dialog of what is being answered, if anything is. */
export function AnswerDialogs({ answering, onClose }: { answering: Answering; onClose(): void }) {
  switch (answering.kind) {
    case 'none':
      return null
    case 'accept':
      return <AcceptDialog order={answering.order} onClose={onClose} />
    case 'decline':
      return <DeclineDialog order={answering.order} onClose={onClose} />
    case 'several':
      return <BulkDialog kind={answering.answer} orders={answering.orders} onClose={onClose} />
  }
}
