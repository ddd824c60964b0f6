import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { Dialog, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useId } from 'react'
import { Form } from 'react-final-form'
import { Reason } from '../decision/dialogLayout.tsx'
import { BulkDraft, bulkDraftKey } from './BulkDraft.tsx'
import { BulkFields } from './BulkFields.tsx'
import { BulkResults } from './BulkResults.tsx'
import { type BulkForm, type BulkKind, bulkIssues, bulkPayloads, emptyBulk, issuesOfOrder } from './bulkForm.ts'
import { messages } from './messages.ts'
import { useBulkDecision } from './useBulkDecision.ts'

export interface BulkDialogProps {
  readonly kind: BulkKind
  readonly orders: readonly WorkOrderListItem[]
  onClose(): void
  /** Some were taken or withdrawn: the list behind is out of date. */
  onGone(): void
}

/** Accepts or declines several orders at once; every one of them gets its own result. */
export function BulkDialog({ kind, orders, onClose, onGone }: BulkDialogProps) {
  const t = useMessages(messages)
  const { notify, drafts } = useHost()
  const { state, run } = useBulkDecision()
  const formId = useId()
  const numbers = orders.map(({ workOrderNumber }) => workOrderNumber)
  const draftKey = bulkDraftKey(kind, numbers)

  const submit = async (form: BulkForm) => {
    const results = await run(bulkPayloads(kind, form, numbers))
    const done = results.filter((result) => result === 'done').length
    if (results.includes('gone')) onGone()
    if (!results.includes('failed')) drafts.drop(draftKey)
    const tone = kind === 'accept' ? 'success' : 'neutral'
    if (done > 0) notify({ tone, text: t.done[kind](done), afterMs: 300 })
  }
  const title = t.answer[kind](orders.length)
  const running = state.state === 'running'
  const finished = state.state === 'finished'
  return (
    <Form<BulkForm>
      initialValues={emptyBulk(orders.length)}
      validate={(form) => messagesOf(kind, form, t.fault)}
      onSubmit={submit}
    >
      {({ handleSubmit, values, dirty = false }) => {
        const [fault] = bulkIssues(kind, values)
        const ask = (requestClose: () => void) => (
          <>
            {fault && <Reason>{t.first[fault]}</Reason>}
            <Button onClick={requestClose}>{t.cancel}</Button>
            <LoadingButton
              type="submit"
              form={formId}
              variant="contained"
              busy={running}
              label={title}
              busyLabel={t.answering[kind]}
              disabled={fault !== undefined}
            />
          </>
        )
        return (
          <Dialog
            title={title}
            busy={running}
            dirty={dirty && !finished}
            onClose={onClose}
            actions={
              finished ? (
                <Button onClick={onClose} autoFocus>
                  {t.close}
                </Button>
              ) : (
                ask
              )
            }
          >
            {state.state === 'typing' ? (
              <form id={formId} onSubmit={handleSubmit} noValidate>
                <BulkDraft draftKey={draftKey} />
                <BulkFields kind={kind} numbers={numbers} />
              </form>
            ) : (
              <BulkResults numbers={numbers} results={state.results} />
            )}
          </Dialog>
        )
      }}
    </Form>
  )
}

/** The messages by field, in the form's own shape. */
function messagesOf(kind: BulkKind, form: BulkForm, said: (typeof messages)['en']['fault']) {
  const faults = form.references.map((_, place) => issuesOfOrder(kind, form, place))
  const about = (field: string) => {
    const fault = faults.flat().find((one) => one.startsWith(field))
    return fault && said[fault]
  }
  return {
    references: faults.map((own) => {
      const fault = own.find((one) => one.startsWith('reference'))
      return fault && said[fault]
    }),
    comment: about('comment'),
    reason: about('reason'),
  }
}
