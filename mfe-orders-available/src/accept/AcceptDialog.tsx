import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { DecisionDialog, type OneOrderDialogProps } from '../decision/DecisionDialog.tsx'
import { Stack } from '../decision/dialogLayout.tsx'
import { type AcceptForm, acceptIssues, acceptPayload, EMPTY_ACCEPT } from './acceptForm.ts'
import { messages } from './messages.ts'

/** Accepts one offered order (specification, sections 4, 5 and 8). */
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
      errorsOf={(form) => faultsOf(form, t.fault)}
      disabledReason={(form) => acceptIssues(form).map((fault) => t.first[fault])[0]}
      toPayload={acceptPayload}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack>
        <TextField name="reference" label={t.reference} required autoFocus />
        <TextField name="comment" label={t.comment} multiline maxLength={LIMITS.text} />
      </Stack>
    </DecisionDialog>
  )
}

function faultsOf(form: AcceptForm, said: (typeof messages)['en']['fault']): Partial<Record<keyof AcceptForm, string>> {
  const faults = acceptIssues(form)
  const reference = faults.find((fault) => fault === 'referenceMissing' || fault === 'referenceTooLong')
  return {
    ...(reference && { reference: said[reference] }),
    ...(faults.includes('commentTooLong') && { comment: said.commentTooLong }),
  }
}
