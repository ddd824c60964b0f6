import { useStore } from '@carrier-portal/contract'
import { Dialog, ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { type Deferred, deferred, prefetchWhenIdle } from '@carrier-portal/shared-ui/late'
import { type ComponentType, useEffect, useState } from 'react'
import { messages } from '../messages.ts'
import type { DecisionDialogsProps } from './DecisionDialogs.tsx'
import type { OpenDecision } from './useOpenDecision.ts'

/** The dialogs and their form library, loaded apart because the list does not need them. */
const decisionDialogs = deferred(() => import('./DecisionDialogs.tsx').then(({ DecisionDialogs }) => DecisionDialogs))

interface LateDecisionDialogsProps extends DecisionDialogsProps {
  /** A test sets another one. */
  readonly from?: Deferred<ComponentType<DecisionDialogsProps>>
  /** The orders are shown, so a prefetch of the dialogs delays nothing. */
  readonly listShown: boolean
}

/** The dialog for the decision in progress; its code is loaded after the list, at the latest by the first press. */
export function LateDecisionDialogs({ from = decisionDialogs, listShown, ...props }: LateDecisionDialogsProps) {
  const { decision } = props
  useEffect(() => (listShown ? prefetchWhenIdle(from.prefetch) : undefined), [from, listShown])
  return decision.kind === 'none' ? null : <OpenDecisionDialogs {...props} from={from} decision={decision} />
}

type OpenDialogsProps = Required<Omit<LateDecisionDialogsProps, 'listShown'>> & {
  readonly decision: Exclude<OpenDecision, { kind: 'none' }>
}

function OpenDecisionDialogs({ from, ...props }: OpenDialogsProps) {
  const loaded = useStore(from.store)
  const isLoaded = loaded.state === 'ready'
  // A dialog returns the focus, when it closes, to the element that had it when the dialog opened. One render without a
  // dialog puts the focus back on the pressed button before the decision's dialog opens.
  const [mayOpen, setMayOpen] = useState(isLoaded)
  useEffect(() => setMayOpen(isLoaded), [isLoaded])
  useEffect(() => void from.load(), [from])
  if (loaded.state !== 'ready')
    return (
      <NotLoaded
        decision={props.decision}
        hasFailed={loaded.state === 'failed'}
        onRetry={() => void from.load()}
        onClose={() => props.onClose('CLOSED')}
      />
    )
  const DecisionDialogs = loaded.part
  return mayOpen ? <DecisionDialogs {...props} /> : null
}

interface NotLoadedProps extends Pick<OpenDialogsProps, 'decision'> {
  readonly hasFailed: boolean
  onRetry(): void
  onClose(): void
}

function NotLoaded({ decision, hasFailed, onRetry, onClose }: NotLoadedProps) {
  const t = useMessages(messages)
  const action = decision.kind === 'bulk' ? decision.action : decision.kind
  return (
    <Dialog title={t[action]} onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      {hasFailed ? (
        <ErrorAlert action={<Button onClick={onRetry}>{t.tryAgain}</Button>}>{t.dialogMissing}</ErrorAlert>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
