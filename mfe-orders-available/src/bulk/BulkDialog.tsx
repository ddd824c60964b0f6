import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { Dialog, ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { dropDecidedDrafts } from '../decision/decidedDrafts.ts'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { focusNextInvalid } from '../decision/focusNextInvalid.ts'
import { BulkDraft, bulkDraftKey } from './BulkDraft.tsx'
import { BulkFields } from './BulkFields.tsx'
import { BulkFooter } from './BulkFooter.tsx'
import { BulkResults } from './BulkResults.tsx'
import { BulkTitle } from './BulkTitle.tsx'
import { bulkErrors } from './bulkErrors.ts'
import { type BulkForm, bulkIssues, bulkPayloads, emptyBulk } from './bulkForm.ts'
import { messages } from './messages.ts'
import { type BulkResult, canRetry, countSent, useBulkDecision } from './useBulkDecision.ts'
import { useBulkNotices } from './useBulkNotices.ts'

interface BulkDialogProps {
  readonly kind: DecisionKind
  readonly orders: readonly WorkOrderListItem[]
  onClose(): void
  /** Some orders were taken or withdrawn: the list behind the dialog is out of date. */
  onGone(): void
}

/**
 * Accepts or declines several orders, each with its own result. Closes when all succeeded; otherwise it stays, and the failed
 * ones can be sent again without the others.
 */
export function BulkDialog({ kind, orders: selected, onClose, onGone }: BulkDialogProps) {
  const t = useMessages(messages)
  // The list behind the dialog changes while orders leave it; the dialog keeps the ones it was opened with.
  const [orders] = useState(selected)
  // One object: a new one on each render would reset the typed values.
  const [initialValues] = useState(() => emptyBulk(selected.length))
  const { drafts, work } = useHost()
  const { state, run, stop } = useBulkDecision()
  const notifyDone = useBulkNotices(kind)
  const formId = useId()
  const numbers = useMemo(() => orders.map(({ workOrderNumber }) => workOrderNumber), [orders])
  const draftKey = bulkDraftKey(kind)
  const results = state.state === 'typing' ? undefined : state.results
  const retriable = numbers.filter((number) => canRetry(results?.get(number)))
  const running = state.state === 'running'
  const finished = state.state === 'finished'
  // The draft, which holds the work while it is typed, is not rendered beside the results.
  const isUnfinished = running || (finished && retriable.length > 0)
  useEffect(() => (isUnfinished ? work.hold(draftKey) : undefined), [work, draftKey, isUnfinished])
  const count = running ? state.count : orders.length
  const top = useRef<HTMLDivElement>(null)
  // The end of the form, where the last reference is typed, would be that of the results.
  useEffect(() => {
    if (state.state !== 'typing') top.current?.scrollIntoView?.()
  }, [state.state])

  const submit = async (form: BulkForm) => {
    const payloads = bulkPayloads(kind, form, numbers)
    const due = finished ? payloads.filter(({ workOrderNumber }) => retriable.includes(workOrderNumber)) : payloads
    const sent = await run(due)
    if ([...sent.values()].includes('gone')) onGone()
    const decided = numbers.filter((number) => sent.has(number) && !canRetry(sent.get(number)))
    dropDecidedDrafts(drafts, decided)
    notifyDone([...sent].filter(([, result]) => result === 'done').map(([number]) => number))
    if (numbers.every((number) => (sent.get(number) ?? results?.get(number)) === 'done')) onClose()
  }
  const title = () => {
    if (!finished) return t.title[kind](count)
    const withResult = (wanted: BulkResult) => numbers.filter((number) => state.results.get(number) === wanted)
    const unsent = withResult('unsent')
    const failed = retriable.filter((number) => !unsent.includes(number))
    if (failed.length > 0) return t.failedTitle(failed)
    if (unsent.length > 0) return t.unsentTitle(unsent)
    return t.goneTitle(withResult('gone'))
  }
  return (
    <Form<BulkForm>
      initialValues={initialValues}
      validate={(form) => bulkErrors(kind, form, t.error)}
      onSubmit={submit}
    >
      {({ handleSubmit, values, dirty = false, form }) => {
        const [issue] = bulkIssues(kind, values)
        return (
          <Dialog
            title={<BulkTitle text={title()} />}
            size="wide"
            busy={running}
            isDirty={() => dirty && !finished}
            onClose={onClose}
            actions={(requestClose) => (
              <BulkFooter
                kind={kind}
                formId={formId}
                count={count}
                failedCount={retriable.length}
                running={running}
                sent={running ? countSent(count, state.results) : 0}
                summary={finished ? title() : undefined}
                issue={issue}
                onCancel={requestClose}
                onStop={stop}
                onClose={onClose}
              />
            )}
          >
            <form id={formId} onSubmit={handleSubmit} onKeyDown={(event) => focusNextInvalid(event, form)} noValidate>
              {results ? (
                <Results $gap={3} ref={top}>
                  {finished && state.isUnreachable && <ErrorAlert>{t.unreachable}</ErrorAlert>}
                  <BulkResults kind={kind} results={results} />
                </Results>
              ) : (
                <>
                  <BulkDraft draftKey={draftKey} numbers={numbers} />
                  <BulkFields kind={kind} orders={orders} />
                </>
              )}
            </form>
          </Dialog>
        )
      }}
    </Form>
  )
}

/** In a low window the dialog scrolls as a whole: to its title, which names the orders that failed. */
const Results = styled(Stack)`
  scroll-margin-top: 100vh;
`
