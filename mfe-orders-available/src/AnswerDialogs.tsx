import { AcceptDialog } from './accept/AcceptDialog.tsx'
import { DeclineDialog } from './decline/DeclineDialog.tsx'
import type { Answering } from './useAnswering.ts'

/** The dialog of the order that is being answered, if one is. */
export function AnswerDialogs({ answering, onClose }: { answering: Answering; onClose(): void }) {
  switch (answering.kind) {
    case 'none':
      return null
    case 'accept':
      return <AcceptDialog order={answering.order} onClose={onClose} />
    case 'decline':
      return <DeclineDialog order={answering.order} onClose={onClose} />
  }
}
