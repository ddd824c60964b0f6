import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { AnswerDialog, type OneOrderDialogProps } from '../answer/AnswerDialog.tsx'
import { Stack } from '../answer/answerParts.tsx'
import { type AcceptForm, acceptPayload, EMPTY_ACCEPT, whyNotAccept } from './acceptForm.ts'
import { words } from './words.ts'

/** Accepts one offered order (specification, sections 4, 5 and 8). */
export function AcceptDialog({ order, onClose, onGone }: OneOrderDialogProps) {
  const say = useWords(words)
  const number = order.workOrderNumber
  return (
    <AnswerDialog<AcceptForm>
      kind="accept"
      order={order}
      title={say.title(number)}
      submit={say.submit}
      submitting={say.submitting}
      failure={say.failure}
      done={say.done(number)}
      empty={EMPTY_ACCEPT}
      faultsOf={(form) => faultsOf(form, say.fault)}
      whyNot={(form) => whyNotAccept(form).map((fault) => say.first[fault])[0]}
      toPayload={acceptPayload}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack>
        <TextField name="reference" label={say.reference} required autoFocus />
        <TextField name="comment" label={say.comment} multiline most={LIMITS.text} />
      </Stack>
    </AnswerDialog>
  )
}

function faultsOf(form: AcceptForm, said: (typeof words)['en']['fault']): Partial<Record<keyof AcceptForm, string>> {
  const faults = whyNotAccept(form)
  const reference = faults.find((fault) => fault === 'referenceMissing' || fault === 'referenceTooLong')
  return {
    ...(reference && { reference: said[reference] }),
    ...(faults.includes('commentTooLong') && { comment: said.commentTooLong }),
  }
}
