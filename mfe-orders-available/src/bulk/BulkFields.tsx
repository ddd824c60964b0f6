import type { WorkOrderListItem } from '@carrier-portal/contract'
import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { space } from '@carrier-portal/shared-ui/theme'
import { memo } from 'react'
import { useForm } from 'react-final-form'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { QuickPhrases } from '../decline/QuickPhrases.tsx'
import { BulkOrder } from './BulkOrder.tsx'
import { type BulkForm, fillReferences } from './bulkForm.ts'
import { messages } from './messages.ts'
import { ReferenceField } from './ReferenceField.tsx'

interface BulkFieldsProps {
  readonly kind: DecisionKind
  readonly orders: readonly WorkOrderListItem[]
}

/**
 * The orders with a reference field for each and a comment for all of them, or with one reason. Memoised, because the dialog
 * around it is rendered at each key press: without that, a key took a slow phone 150 ms of its processor for 50 orders, not 40.
 */
export const BulkFields = memo(function BulkFields({ kind, orders }: BulkFieldsProps) {
  const t = useMessages(messages)
  const form = useForm<BulkForm>()
  if (kind === 'decline')
    return (
      <Stack $gap={3}>
        <TextField name="reason" label={t.reason} required autoFocus multiline maxLength={LIMITS.text} />
        <QuickPhrases field="reason" />
        {orders.map((order) => (
          <BulkOrder key={order.workOrderNumber} order={order} />
        ))}
      </Stack>
    )
  return (
    <Stack $gap={3}>
      {orders.map((order, index) => (
        <BulkOrder key={order.workOrderNumber} order={order}>
          <ReferenceField workOrderNumber={order.workOrderNumber} index={index} />
          {/* Below the last of 40 orders it would be ten windows away from the reference that it copies. */}
          {index === 0 && orders.length > 1 && (
            <FillButton onClick={() => form.change('references', fillReferences(form.getState().values))}>
              {t.fill}
            </FillButton>
          )}
        </BulkOrder>
      ))}
      <TextField name="comment" label={t.comment} multiline maxLength={LIMITS.text} />
    </Stack>
  )
})

const FillButton = styled(Button)`
  margin-top: ${space(2)};
`
