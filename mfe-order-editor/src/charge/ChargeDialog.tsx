import type { OrderResult } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Form } from 'react-final-form'
import { ChargeDialogBody } from './ChargeDialogBody.tsx'
import { messages } from './messages.ts'
import { useCharge } from './useCharge.ts'
import { validateCharge } from './validate.ts'

export interface ChargeDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

/** The form's values: the amount as typed. */
export interface ChargeForm {
  readonly charge: string
}

const EMPTY: ChargeForm = { charge: '' }

/** Update Charge: corrects the charge of a completed order. */
export function ChargeDialog({ workOrderNumber, onClose }: ChargeDialogProps) {
  const { errors } = useMessages(messages)
  const correction = useCharge(workOrderNumber, onClose)
  const validate = ({ charge }: ChargeForm) => {
    const reason = validateCharge(charge)
    return reason ? { charge: errors[reason] } : {}
  }
  return (
    <Form<ChargeForm>
      initialValues={EMPTY}
      validate={validate}
      onSubmit={({ charge }) => correction.send(Number(charge))}
    >
      {() => <ChargeDialogBody workOrderNumber={workOrderNumber} correction={correction} />}
    </Form>
  )
}
