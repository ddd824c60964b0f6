import type { OrderDialogProps, OrderRequest, OrderResult, OrderView } from '@carrier-portal/contract'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import type { ComponentType } from 'react'
import { ChargeDialog } from './charge/ChargeDialog.tsx'
import { DetailsDialog } from './details/DetailsDialog.tsx'
import { UpdateDialog } from './update/UpdateDialog.tsx'

interface ViewProps extends Omit<OrderRequest, 'view'> {
  onClose(result: OrderResult): void
}

const VIEWS = {
  details: DetailsDialog,
  update: UpdateDialog,
  charge: ChargeDialog,
} satisfies Record<OrderView, ComponentType<ViewProps>>

/**
 * The dialog behind `host.orders.open`: details, update or charge of one order. Another order in the same place opens anew: its
 * name would be over the form, and thus the save, of the order before.
 */
export function OrderDialog({ host, request, onClose }: OrderDialogProps) {
  const { view, ...order } = request
  const View = VIEWS[view]
  // A host without types and without an error boundary finds these sentences in its console.
  if (!View) throw new TypeError(`order-editor: ${view} is no view of an order: details, update or charge`)
  if (typeof order.workOrderNumber !== 'string' || order.workOrderNumber.trim() === '')
    throw new TypeError('order-editor: workOrderNumber must be the number of an order')
  return (
    <RemoteProviders host={host}>
      <View key={order.workOrderNumber} {...order} onClose={onClose} />
    </RemoteProviders>
  )
}
