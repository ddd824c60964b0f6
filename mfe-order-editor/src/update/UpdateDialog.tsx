import type { OrderResult } from '@carrier-portal/contract'
import { useWords } from '@carrier-portal/shared-ui/words'
import arrayMutators from 'final-form-arrays'
import { useCallback } from 'react'
import { Form } from 'react-final-form'
import type { UpdateForm } from './form.ts'
import { toFormErrors } from './formErrors.ts'
import { UpdateFrame } from './UpdateFrame.tsx'
import { useUpdate } from './useUpdate.ts'
import { words } from './words.ts'

export interface UpdateDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

const NOTHING = {}
const mutators = { ...arrayMutators }

/** Update Order Details: proof of delivery, no-load, charge and items of an accepted order. */
export function UpdateDialog({ workOrderNumber, onClose }: UpdateDialogProps) {
  const say = useWords(words)
  const update = useUpdate(workOrderNumber, onClose)
  const judge = update.basis?.judge
  const validate = useCallback(
    (values: UpdateForm) => (judge ? toFormErrors(judge.problems(values), say) : {}),
    [judge, say],
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
