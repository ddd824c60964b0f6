import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { AnswerDialog, type OneOrderDialogProps } from '../answer/AnswerDialog.tsx'
import { Stack } from '../answer/answerParts.tsx'
import { type DeclineForm, declinePayload, EMPTY_DECLINE, whyNotDecline } from './declineForm.ts'
import { QuickPhrases } from './QuickPhrases.tsx'
import { words } from './words.ts'

/** Declines one offered order with a reason (specification, sections 4, 5 and 8). */
export function DeclineDialog({ order, onClose, onGone }: OneOrderDialogProps) {
  const say = useWords(words)
  const number = order.workOrderNumber
  return (
    <AnswerDialog<DeclineForm>
      kind="decline"
      order={order}
      title={say.title(number)}
      submit={say.submit}
      submitting={say.submitting}
      failure={say.failure}
      done={say.done(number)}
      empty={EMPTY_DECLINE}
      faultsOf={(form) => {
        const [fault] = whyNotDecline(form)
        return fault ? { reason: say.fault[fault] } : {}
      }}
      whyNot={(form) => whyNotDecline(form).map((fault) => say.first[fault])[0]}
      toPayload={declinePayload}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack>
        <TextField name="reason" label={say.reason} required autoFocus multiline most={LIMITS.text} />
        <QuickPhrases field="reason" />
      </Stack>
    </AnswerDialog>
  )
}
