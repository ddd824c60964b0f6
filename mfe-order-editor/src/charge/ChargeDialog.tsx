import type { OrderRequest, OrderResult } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useMemo } from 'react'
import { Form } from 'react-final-form'
import { parseAmount } from '../fields/amount.ts'
import { ChargeDialogBody } from './ChargeDialogBody.tsx'
import { messages } from './messages.ts'
import { useCharge } from './useCharge.ts'
import { validateCharge } from './validate.ts'

/** The completed order whose charge is corrected. */
export interface ChargeDialogProps {
  readonly workOrderNumber: string
  /** From the list; the charge can be sent with it when the details cannot be loaded. */
  readonly workOrderId?: OrderRequest['workOrderId']
  onClose(result: OrderResult): void
}

/** The form's values: the amount as typed. */
export interface ChargeForm {
  readonly charge: string
}

/** Update Charge: corrects the charge of a completed order. */
export function ChargeDialog({ workOrderNumber, workOrderId, onClose }: ChargeDialogProps) {
  const { errors } = useMessages(messages)
  const correction = useCharge({ workOrderNumber, workOrderId, onClose })
  const { unsent } = correction
  const initial = useMemo(() => ({ charge: unsent === undefined ? '' : String(unsent) }), [unsent])
  const validate = ({ charge }: ChargeForm) => {
    const reason = validateCharge(charge)
    return reason ? { charge: errors[reason] } : {}
  }
  return (
    <Form<ChargeForm>
      initialValues={initial}
      validate={validate}
      onSubmit={({ charge }) => {
        const parsed = parseAmount(charge)
        return parsed.state === 'valid' ? correction.send(parsed.amount) : undefined
      }}
    >
      {() => <ChargeDialogBody workOrderNumber={workOrderNumber} correction={correction} />}
    </Form>
  )
}
