import type { OrderStep } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { type SubmitEvent, useId } from 'react'
import { useForm } from 'react-final-form'
import { CancelAndSubmit } from '../../footer/CancelAndSubmit.tsx'
import { FailedSave } from '../../outbox/FailedSave.tsx'
import { SlowSave } from '../../outbox/SlowSave.tsx'
import { messages as formMessages } from '../form/messages.ts'
import { isDirty } from '../rules/isDirty.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { FormStart } from '../save/FormStart.tsx'
import { useKeepDraft } from '../save/useKeepDraft.ts'
import type { Update } from '../save/useUpdate.ts'
import { messages } from './messages.ts'
import { StepForm } from './StepForm.tsx'
import { useStep } from './useStep.ts'

interface StepDialogBodyProps {
  readonly workOrderNumber: string
  readonly update: Update
  readonly step: OrderStep
  /** `untypedTimes`: the form's values with the times, when it had no other values than the saved ones before. */
  onFullForm(untypedTimes: UpdateForm | undefined): void
}

/** "Picked up now" and "Dropped off now": shows the missing fields and saves the order by the rules of the full form. */
export function StepDialogBody({ workOrderNumber, update, step, onFullForm }: StepDialogBodyProps) {
  const t = useMessages(messages)
  const labels = useMessages(formMessages)
  const { phase, base } = update
  const form = useForm<UpdateForm>()
  const formId = useId()
  const recording = useStep(update, step)
  const canSave = recording.isComplete && recording.pending.length > recording.leftOut.size
  useKeepDraft(update, recording.completed)
  const showFullForm = () => {
    const isTyped = isDirty(form.getState().values, update.saved)
    recording.apply()
    onFullForm(isTyped ? undefined : form.getState().values)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!canSave || phase.state === 'saving') return
    recording.apply()
    form.submit()
  }
  return (
    <Dialog
      title={t.title[step](workOrderNumber)}
      busy={phase.state === 'saving'}
      isDirty={() => isDirty(form.getState().values, base?.start)}
      onClose={update.close}
      onDiscard={update.dropDraft}
      actions={(requestClose) => (
        <>
          <FailedSave state={phase.state} crashed={labels.crashed}>
            {labels.failed}
          </FailedSave>
          <SlowSave sending={phase.state === 'saving'} onSendLater={update.sendLater} />
          <Button variant="text" disabled={!base || phase.state === 'saving'} onClick={showFullForm}>
            {t.fullForm}
          </Button>
          <CancelAndSubmit
            cancelLabel={labels.cancel}
            submitLabel={labels.save}
            sendingLabel={labels.saving}
            sending={phase.state === 'saving'}
            disabled={!canSave}
            onCancel={requestClose}
            form={formId}
          />
        </>
      )}
    >
      <Stack as="form" id={formId} $gap={3} onSubmit={submit} noValidate>
        <FormStart workOrderNumber={workOrderNumber} update={update} isShort />
        {base && <StepForm step={step} base={base} recording={recording} onFullForm={showFullForm} />}
      </Stack>
    </Dialog>
  )
}
