import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { DecisionDialog, type OneOrderDialogProps } from '../decision/DecisionDialog.tsx'
import { Stack } from '../decision/dialogLayout.tsx'
import { type DeclineForm, declineIssues, declinePayload, EMPTY_DECLINE } from './declineForm.ts'
import { messages } from './messages.ts'
import { QuickPhrases } from './QuickPhrases.tsx'

/** Declines one offered order with a reason (specification, sections 4, 5 and 8). */
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
        const [fault] = declineIssues(form)
        return fault ? { reason: t.fault[fault] } : {}
      }}
      disabledReason={(form) => declineIssues(form).map((fault) => t.first[fault])[0]}
      toPayload={declinePayload}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack>
        <TextField name="reason" label={t.reason} required autoFocus multiline maxLength={LIMITS.text} />
        <QuickPhrases field="reason" />
      </Stack>
    </DecisionDialog>
  )
}
