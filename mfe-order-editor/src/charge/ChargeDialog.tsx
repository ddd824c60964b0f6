import type { OrderResult } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Form } from 'react-final-form'
import { ChargeFrame } from './ChargeFrame.tsx'
import { whyNotCharge } from './chargeRules.ts'
import { messages } from './messages.ts'
import { useCharge } from './useCharge.ts'

export interface ChargeDialogProps {
  readonly workOrderNumber: string
  onClose(result: OrderResult): void
}

/** What is typed: the amount's text. */
export interface ChargeForm {
  readonly charge: string
}

const EMPTY: ChargeForm = { charge: '' }

/** Update Charge: corrects the charge of a completed order. */
export function ChargeDialog({ workOrderNumber, onClose }: ChargeDialogProps) {
  const { errors } = useMessages(messages)
  const correction = useCharge(workOrderNumber, onClose)
  const validate = ({ charge }: ChargeForm) => {
    const reason = whyNotCharge(charge)
    return reason ? { charge: errors[reason] } : {}
  }
  return (
    <Form<ChargeForm>
      initialValues={EMPTY}
      validate={validate}
      onSubmit={({ charge }) => correction.send(Number(charge))}
    >
      {() => <ChargeFrame workOrderNumber={workOrderNumber} correction={correction} />}
    </Form>
  )
}
