import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { DecisionDialog, type OneOrderDialogProps } from '../decision/DecisionDialog.tsx'
import { type AcceptForm, type AcceptIssue, acceptIssues, acceptPayload, EMPTY_ACCEPT } from './acceptForm.ts'
import { messages } from './messages.ts'

/** Accepts one offered order. */
export function AcceptDialog({ order, onClose, onGone }: OneOrderDialogProps) {
  const t = useMessages(messages)
  const number = order.workOrderNumber
  return (
    <DecisionDialog<AcceptForm>
      kind="accept"
      order={order}
      title={t.title(number)}
      submit={t.submit}
      submitting={t.submitting}
      failure={t.failure}
      done={t.done(number)}
      empty={EMPTY_ACCEPT}
      errorsOf={(form) => errorsOf(form, t.error)}
      disabledReason={(form) => acceptIssues(form).map((issue) => t.first[issue])[0]}
      toPayload={acceptPayload}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack $gap={3}>
        <TextField name="reference" label={t.reference} required autoFocus />
        <TextField name="comment" label={t.comment} multiline maxLength={LIMITS.text} />
      </Stack>
    </DecisionDialog>
  )
}

function errorsOf(
  form: AcceptForm,
  texts: Readonly<Record<AcceptIssue, string>>,
): Partial<Record<keyof AcceptForm, string>> {
  const issues = acceptIssues(form)
  const reference = issues.find((issue) => issue === 'referenceMissing' || issue === 'referenceTooLong')
  return {
    ...(reference && { reference: texts[reference] }),
    ...(issues.includes('commentTooLong') && { comment: texts.commentTooLong }),
  }
}
