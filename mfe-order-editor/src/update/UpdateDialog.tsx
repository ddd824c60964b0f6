import type { OrderResult, OrderStep } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback, useState } from 'react'
import { Form } from 'react-final-form'
import { toFieldErrors } from './form/fieldErrors.ts'
import { messages } from './form/messages.ts'
import { isDirty } from './rules/isDirty.ts'
import type { UpdateForm } from './rules/updateForm.ts'
import { useUpdate } from './save/useUpdate.ts'
import { hasHiddenValues } from './step/hiddenValues.ts'
import { KeptFields } from './step/KeptFields.tsx'
import { StepDialogBody } from './step/StepDialogBody.tsx'
import { isStepLeft } from './step/stepItems.ts'
import { UpdateDialogBody } from './UpdateDialogBody.tsx'

interface UpdateDialogProps {
  readonly workOrderNumber: string
  /** Starts with the short form of that stop. */
  readonly step?: OrderStep
  onClose(result: OrderResult): void
}

const NO_SUBSCRIPTION = {}

/** Update Order Details: proof of delivery, no-load, charge and items of an accepted order. */
export function UpdateDialog({ workOrderNumber, step, onClose }: UpdateDialogProps) {
  const t = useMessages(messages)
  const update = useUpdate(workOrderNumber, step !== undefined, onClose)
  const [isWhole, setWhole] = useState(false)
  /** The values of the short form at "Full form" when only its times had been set. */
  const [untyped, setUntyped] = useState<UpdateForm>()
  const { state } = update.phase
  // Only the full form shows the two versions of a conflict, the times of an unsent save that leaves nothing to record, and
  // all values of a restored draft. It stays through the next save: the short form would unmount the fields that were typed
  // in, and react-final-form resets those.
  const isRecorded = state === 'unsent' && step && !isStepLeft(update.initial.items, step)
  const hidesTyped = step && hasHiddenValues(update.initial, update.saved, step)
  const needsWhole = state === 'conflict' || state === 'merged' || isRecorded || hidesTyped
  if (needsWhole && !isWhole) setWhole(true)
  const validator = update.base?.validator
  const validate = useCallback(
    (values: UpdateForm) => (validator ? toFieldErrors(validator.issues(values), t) : {}),
    [validator, t],
  )
  /** Nothing typed is lost with the draft of times that the short form has set. */
  const close = (values: UpdateForm) => {
    if (untyped && state === 'editing' && !isDirty(values, untyped)) update.dropDraft()
    update.close()
  }
  return (
    <Form<UpdateForm>
      initialValues={update.initial}
      validate={validate}
      onSubmit={update.save}
      subscription={NO_SUBSCRIPTION}
    >
      {({ form }) => (
        <>
          {step && <KeptFields />}
          {step && !isWhole ? (
            <StepDialogBody
              workOrderNumber={workOrderNumber}
              update={update}
              step={step}
              onFullForm={(isTyped) => {
                setWhole(true)
                if (!isTyped) setUntyped(form.getState().values)
              }}
            />
          ) : (
            <UpdateDialogBody
              workOrderNumber={workOrderNumber}
              update={{ ...update, close: () => close(form.getState().values) }}
            />
          )}
        </>
      )}
    </Form>
  )
}
