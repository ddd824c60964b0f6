import { AcceptDialog } from './accept/AcceptDialog.tsx'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import { DeclineDialog } from './decline/DeclineDialog.tsx'
import type { Answering } from './useAnswering.ts'

interface AnswerDialogsProps {
  readonly answering: Answering
  onClose(): void
  onGone(): void
}

/** The dialog of what is being answered, if anything is. */
export function AnswerDialogs({ answering, onClose, onGone }: AnswerDialogsProps) {
  switch (answering.kind) {
    case 'none':
      return null
    case 'accept':
      return <AcceptDialog order={answering.order} onClose={onClose} onGone={onGone} />
    case 'decline':
      return <DeclineDialog order={answering.order} onClose={onClose} onGone={onGone} />
    case 'several':
      return <BulkDialog kind={answering.answer} orders={answering.orders} onClose={onClose} onGone={onGone} />
  }
}
