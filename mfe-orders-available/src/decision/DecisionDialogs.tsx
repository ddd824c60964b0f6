import { AcceptDialog } from '../accept/AcceptDialog.tsx'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { DeclineDialog } from '../decline/DeclineDialog.tsx'
import type { DecisionResult } from './decisionResult.ts'
import type { OpenDecision } from './useOpenDecision.ts'

/** The decision in progress and what follows from it. */
export interface DecisionDialogsProps {
  readonly decision: OpenDecision
  onClose(result: DecisionResult): void
  /** An order turned out to be taken or withdrawn. */
  onGone(): void
}

/** The dialog for the decision in progress, or nothing. */
export function DecisionDialogs({ decision, onClose, onGone }: DecisionDialogsProps) {
  switch (decision.kind) {
    case 'none':
      return null
    case 'accept':
      return <AcceptDialog order={decision.order} onClose={onClose} onGone={onGone} />
    case 'decline':
      return <DeclineDialog order={decision.order} onClose={onClose} onGone={onGone} />
    case 'bulk':
      return (
        <BulkDialog kind={decision.action} orders={decision.orders} onClose={() => onClose('CLOSED')} onGone={onGone} />
      )
  }
}
