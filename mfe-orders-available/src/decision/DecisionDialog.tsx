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
import type { DecisionResult } from './decisionResult.ts'
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

interface DecisionDialogProps<T extends object> extends OneOrderDialogProps {
  /** Part of the draft's key. */
  readonly kind: 'accept' | 'decline'
  readonly title: string
  readonly submit: string
  readonly submitting: string
  /** The message of a failed request. */
  readonly failure: string
  /** The toast after closing. */
  readonly done: string
  readonly empty: T
  /** The message of each invalid field. */
  errorsOf(form: T): Partial<Record<keyof T, string>>
  /** Why the button is disabled; undefined when it is not. */
  disabledReason(form: T): string | undefined
  toPayload(form: T, workOrderNumber: string): OrderAnswer
  /** The fields. */
  readonly children: ReactNode
}

/** Accepts or declines one offered order: summary, fields, what is missing, and the failure of a request. */
export function DecisionDialog<T extends object>(props: DecisionDialogProps<T>) {
  const { order, kind, done, empty, errorsOf, toPayload, onClose, onGone } = props
  const { notify, drafts } = useHost()
  const dropDraft = () => dropDecidedDrafts(drafts, [order.workOrderNumber])
  const onDone = () => {
    dropDraft()
    notify({ tone: kind === 'accept' ? 'success' : 'neutral', text: done, afterMs: 300 })
  }
  const { state, send } = useDecision({
    onDone,
    onClose,
    onGone: () => {
      dropDraft()
      onGone()
    },
  })
  return (
    <Form<T>
      initialValues={empty}
      validate={errorsOf}
      onSubmit={(form) => send(toPayload(form, order.workOrderNumber))}
    >
      {(form) => <DecisionForm {...props} form={form} state={state} />}
    </Form>
  )
}

type DecisionFormProps<T extends object> = DecisionDialogProps<T> & {
  readonly form: FormRenderProps<T>
  readonly state: DecisionState
}

function DecisionForm<T extends object>({ form: rendered, state, ...props }: DecisionFormProps<T>) {
  const { handleSubmit, values, dirty = false, form } = rendered
  const t = useMessages(messages)
  const formId = useId()
  const reasonId = useId()
  const draftKey = decisionDraftKey(props.kind, props.order.workOrderNumber)
  useFormDraft(draftKey, values, dirty)
  const reason = props.disabledReason(values)
  return (
    <Dialog
      title={props.title}
      busy={state.state === 'sending'}
      isDirty={() => dirty}
      onClose={() => props.onClose('CLOSED')}
      actions={(requestClose) => (
        <>
          {reason !== undefined && <DisabledReason id={reasonId}>{reason}</DisabledReason>}
          <CancelButton disabled={state.state === 'sending'} onClick={requestClose}>
            {t.cancel}
          </CancelButton>
          <LoadingButton
            type="submit"
            form={formId}
            variant="contained"
            busy={state.state === 'sending'}
            label={props.submit}
            busyLabel={props.submitting}
            disabled={reason !== undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
          />
        </>
      )}
    >
      <form id={formId} onSubmit={handleSubmit} onKeyDown={(event) => focusNextInvalid(event, form)} noValidate>
        <Alerts>
          {state.state === 'failed' && (
            <ErrorAlert>
              <span>{props.failure}</span> {state.cause && <span>{t[state.cause]}</span>}
            </ErrorAlert>
          )}
          {state.state === 'crashed' && <ErrorAlert>{t.crashed}</ErrorAlert>}
        </Alerts>
        <OrderSummary order={props.order} />
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
