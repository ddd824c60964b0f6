import type { OrderResult } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import arrayMutators from 'final-form-arrays'
import { useCallback } from 'react'
import { Form } from 'react-final-form'
import type { UpdateForm } from './form.ts'
import { toFormErrors } from './formErrors.ts'
import { messages } from './messages.ts'
import { UpdateFrame } from './UpdateFrame.tsx'
import { useUpdate } from './useUpdate.ts'

export interface UpdateDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

const NOTHING = {}
const mutators = { ...arrayMutators }

/** Update Order Details: proof of delivery, no-load, charge and items of an accepted order. */
export function UpdateDialog({ workOrderNumber, onClose }: UpdateDialogProps) {
  const t = useMessages(messages)
  const update = useUpdate(workOrderNumber, onClose)
  const judge = update.basis?.judge
  const validate = useCallback(
    (values: UpdateForm) => (judge ? toFormErrors(judge.problems(values), t) : {}),
    [judge, t],
  )
  return (
    <Form<UpdateForm>
      initialValues={update.initial}
      validate={validate}
      onSubmit={update.save}
      mutators={mutators}
      subscription={NOTHING}
    >
      {() => <UpdateFrame workOrderNumber={workOrderNumber} update={update} />}
    </Form>
  )
}
