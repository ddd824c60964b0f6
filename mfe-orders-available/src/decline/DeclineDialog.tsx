import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { DecisionDialog, type OneOrderDialogProps } from '../decision/DecisionDialog.tsx'
import { type DeclineForm, declineIssues, declinePayload, EMPTY_DECLINE } from './declineForm.ts'
import { messages } from './messages.ts'
import { QuickPhrases } from './QuickPhrases.tsx'

/** Declines one offered order with a reason. */
export function DeclineDialog({ order, onClose, onGone }: OneOrderDialogProps) {
  const t = useMessages(messages)
  const number = order.workOrderNumber
  return (
    <DecisionDialog<DeclineForm>
      kind="decline"
      order={order}
      title={t.title(number)}
      submit={t.submit}
      submitting={t.submitting}
      failure={t.failure}
      done={t.done(number)}
      empty={EMPTY_DECLINE}
      errorsOf={(form) => {
        const [issue] = declineIssues(form)
        return issue ? { reason: t.error[issue] } : {}
      }}
      disabledReason={(form) => declineIssues(form).map((issue) => t.first[issue])[0]}
      toPayload={declinePayload}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack $gap={3}>
        <TextField name="reason" label={t.reason} required autoFocus multiline maxLength={LIMITS.text} />
        <QuickPhrases field="reason" />
      </Stack>
    </DecisionDialog>
  )
}
