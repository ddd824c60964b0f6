import type { OrderResult, OrderStep } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback } from 'react'
import { Form } from 'react-final-form'
import { toFieldErrors } from './form/fieldErrors.ts'
import { messages } from './form/messages.ts'
import type { UpdateForm } from './rules/updateForm.ts'
import { useUpdate } from './save/useUpdate.ts'
import { KeptFields } from './step/KeptFields.tsx'
import { StepDialogBody } from './step/StepDialogBody.tsx'
import { useWholeForm } from './step/useWholeForm.ts'
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
  const update = useUpdate({ workOrderNumber, step, onClose })
  const wholeForm = useWholeForm(update, step)
  const validator = update.base?.validator
  const validate = useCallback(
    (values: UpdateForm) => (validator ? toFieldErrors(validator.issues(values), t) : {}),
    [validator, t],
  )
  const close = (values: UpdateForm) => {
    wholeForm.dropUntyped(values)
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
          {step && !wholeForm.isWhole ? (
            <StepDialogBody workOrderNumber={workOrderNumber} update={update} step={step} onFullForm={wholeForm.open} />
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
