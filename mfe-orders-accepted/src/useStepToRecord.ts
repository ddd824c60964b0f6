import type { OrderStep, WorkOrderListItem } from '@carrier-portal/contract'
import { useUnsentEntries } from '@carrier-portal/order-lists'
import { stepToRecord } from './stepToRecord.ts'

/**
 * The stop that a driver records next. A save that waits on the device has recorded stops which the loaded order does not
 * show; one that was stopped may never arrive, so that the order as it is counts.
 */
export function useStepToRecord(order: WorkOrderListItem): OrderStep | undefined {
  const waiting = useUnsentEntries().find(
    ({ workOrderNumber, state, nextStep }) =>
      workOrderNumber === order.workOrderNumber && state !== 'stopped' && nextStep !== undefined,
  )
  return waiting ? (waiting.nextStep ?? undefined) : stepToRecord(order)
}
