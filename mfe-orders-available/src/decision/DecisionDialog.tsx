import { type OrderAnswer, useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import {
  CancelButton,
  Dialog,
  DraftOffer,
  ErrorAlert,
  LoadingButton,
  NoticeRegion,
  useFormDraft,
} from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { type ReactNode, useId } from 'react'
import { Form, type FormRenderProps } from 'react-final-form'
import { decisionDraftKey, dropDecidedDrafts } from './decidedDrafts.ts'
import type { DecisionKind } from './decisionKind.ts'
import type { DecisionResult } from './decisionResult.ts'
import { type DecisionTexts, messageAt } from './decisionTexts.ts'
import { Alerts, DisabledReason } from './dialogLayout.tsx'
import { focusNextInvalid } from './focusNextInvalid.ts'
import { messages } from './messages.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { restoreValues } from './restoreValues.ts'
import { type DecisionState, useDecision } from './useDecision.ts'

/** The props of a dialog that accepts or declines one order. */
export interface OneOrderDialogProps {
  readonly order: WorkOrderListItem
  onClose(result: DecisionResult): void
  /** The order turned out to be taken or withdrawn: the list behind the dialog is out of date. */
  onGone(): void
}

interface DecisionDialogProps<T extends object, Issue extends string> extends OneOrderDialogProps {
  /** Part of the draft's key. */
  readonly kind: DecisionKind
  readonly texts: DecisionTexts<Issue>
  readonly empty: T
  /** Every issue in the order of the fields; the name of each begins with that of its field. */
  issuesOf(form: T): readonly Issue[]
  toPayload(form: T, workOrderNumber: string): OrderAnswer
  /** The fields. */
  readonly children: ReactNode
}

/** Accepts or declines one offered order: summary, fields, what is missing, and the failure of a request. */
export function DecisionDialog<T extends object, Issue extends `${keyof T & string}${string}`>(
  props: DecisionDialogProps<T, Issue>,
) {
  const { order, kind, texts, empty, issuesOf, toPayload, onClose, onGone } = props
  const { notify, drafts } = useHost()
  const dropDraft = () => dropDecidedDrafts(drafts, [order.workOrderNumber])
  const onDone = () => {
    dropDraft()
    notify({ tone: kind === 'accept' ? 'success' : 'neutral', text: texts.done(order.workOrderNumber), afterMs: 300 })
  }
  const { state, send } = useDecision({
    onDone,
    onClose,
    onGone: () => {
      dropDraft()
      onGone()
    },
  })
  const validate = (form: T) => {
    const issues = issuesOf(form)
    return Object.fromEntries(Object.keys(empty).map((field) => [field, messageAt(issues, field, texts.error)]))
  }
  return (
    <Form<T>
      initialValues={empty}
      validate={validate}
      onSubmit={(form) => send(toPayload(form, order.workOrderNumber))}
    >
      {(form) => <DecisionForm {...props} form={form} state={state} />}
    </Form>
  )
}

type DecisionFormProps<T extends object, Issue extends string> = DecisionDialogProps<T, Issue> & {
  readonly form: FormRenderProps<T>
  readonly state: DecisionState
}

function DecisionForm<T extends object, Issue extends string>(props: DecisionFormProps<T, Issue>) {
  const { form: rendered, state, kind, texts, order } = props
  const { handleSubmit, values, dirty = false, form } = rendered
  const t = useMessages(messages)
  const formId = useId()
  const reasonId = useId()
  const draftKey = decisionDraftKey(kind, order.workOrderNumber)
  useFormDraft(draftKey, values, dirty)
  const [issue] = props.issuesOf(values)
  return (
    <Dialog
      title={texts.title(order.workOrderNumber)}
      busy={state.state === 'sending'}
      isDirty={() => dirty}
      onClose={() => props.onClose('CLOSED')}
      actions={(requestClose) => (
        <>
          {issue && <DisabledReason id={reasonId}>{texts.first[issue]}</DisabledReason>}
          <CancelButton disabled={state.state === 'sending'} onClick={requestClose}>
            {t.cancel}
          </CancelButton>
          <LoadingButton
            type="submit"
            form={formId}
            variant="contained"
            busy={state.state === 'sending'}
            label={texts.submit}
            busyLabel={texts.submitting}
            disabled={issue !== undefined}
            aria-describedby={issue && reasonId}
          />
        </>
      )}
    >
      <form id={formId} onSubmit={handleSubmit} onKeyDown={(event) => focusNextInvalid(event, form)} noValidate>
        <Alerts>
          {state.state === 'failed' && (
            <ErrorAlert>
              <span>{texts.failure}</span> {state.cause && <span>{t[state.cause]}</span>}
            </ErrorAlert>
          )}
          {state.state === 'crashed' && <ErrorAlert>{t.crashed}</ErrorAlert>}
        </Alerts>
        <OrderSummary order={order} />
        {/* Above the summary it is out of view on a small phone, because the dialog scrolls to the field with the focus. */}
        <Alerts>
          <NoticeRegion>
            <DraftOffer<T>
              draftKey={draftKey}
              dirty={dirty}
              startsInField
              onRestore={(values) => restoreValues(form, values)}
            />
          </NoticeRegion>
        </Alerts>
        {props.children}
      </form>
    </Dialog>
  )
}
