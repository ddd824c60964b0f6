import type { OrderResult } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback } from 'react'
import { Form } from 'react-final-form'
import { toFieldErrors } from './form/fieldErrors.ts'
import { messages } from './form/messages.ts'
import type { UpdateForm } from './rules/updateForm.ts'
import { useUpdate } from './save/useUpdate.ts'
import { UpdateDialogBody } from './UpdateDialogBody.tsx'

export interface UpdateDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

const NO_SUBSCRIPTION = {}

/** Update Order Details: proof of delivery, no-load, charge and items of an accepted order. */
export function UpdateDialog({ workOrderNumber, onClose }: UpdateDialogProps) {
  const t = useMessages(messages)
  const update = useUpdate(workOrderNumber, onClose)
  const validator = update.base?.validator
  const validate = useCallback(
    (values: UpdateForm) => (validator ? toFieldErrors(validator.issues(values), t) : {}),
    [validator, t],
  )
  return (
    <Form<UpdateForm>
      initialValues={update.initial}
      validate={validate}
      onSubmit={update.save}
      subscription={NO_SUBSCRIPTION}
    >
      {() => <UpdateDialogBody workOrderNumber={workOrderNumber} update={update} />}
    </Form>
  )
}
