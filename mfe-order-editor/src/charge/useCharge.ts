import { isApiError, useHost } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useState } from 'react'
import { useOrder } from '../details/useOrder.ts'
import { newIdempotencyKey } from '../update/save/newIdempotencyKey.ts'
import { reportCrash } from '../update/save/reportCrash.ts'
import type { ChargeDialogProps } from './ChargeDialog.tsx'
import { messages } from './messages.ts'

export type ChargeProgress =
  | { readonly state: 'loading' | 'editing' | 'sending' | 'failed' | 'crashed' }
  | { readonly state: 'loadFailed'; retry(): void }

/** `crashed`: an error of our own stopped the save. */
type Sending = 'editing' | 'sending' | 'failed' | 'crashed'

/** The life of the Update Charge dialog: loads the current charge and sends the new one. */
export function useCharge({ workOrderNumber, workOrderId: listedId = null, onClose }: ChargeDialogProps) {
  const host = useHost()
  const t = useMessages(messages)
  const order = useOrder(workOrderNumber)
  const [progress, setProgress] = useState<Sending>('editing')
  const workOrder = useLastDefined(order.state === 'loaded' ? order.loaded.workOrder : undefined)

  const send = async (charge: number) => {
    const workOrderId = workOrder?.workOrderId ?? listedId
    if (workOrderId === null) return setProgress('failed')
    setProgress('sending')
    try {
      await host.api.updateCharge({ workOrderId, charge }, { idempotencyKey: newIdempotencyKey() })
    } catch (error) {
      if (isApiError(error)) return setProgress('failed')
      setProgress('crashed')
      return reportCrash(host.telemetry, error)
    }
    host.drafts.drop(chargeDraftKey(workOrderNumber))
    host.orders.announce({ workOrderNumber, kind: 'charged' })
    host.notify({ tone: 'success', text: t.updated(workOrderNumber), afterMs: 300 })
    onClose('CHARGE_SUCCESS')
  }

  return {
    progress: progressOf(order, workOrder !== undefined || (order.state === 'failed' && listedId !== null), progress),
    old: workOrder?.ocCharge ?? null,
    /** Loads the current charge again; set while it is unknown because the details failed. */
    retryOld: !workOrder && order.state === 'failed' ? order.retry : undefined,
    send,
    dismiss: () => setProgress('editing'),
    /** Closes without saving; what was typed stays as the draft. */
    close: () => onClose('CLOSED'),
    dropDraft: () => host.drafts.drop(chargeDraftKey(workOrderNumber)),
  }
}

/** The key of a charge's draft. */
export function chargeDraftKey(workOrderNumber: string): string {
  return `charge:${workOrderNumber}`
}

function progressOf(order: ReturnType<typeof useOrder>, editable: boolean, progress: Sending): ChargeProgress {
  if (editable) return { state: progress }
  return order.state === 'failed' ? { state: 'loadFailed', retry: order.retry } : { state: 'loading' }
}

/** The last defined value: a new sign-in loads the order again and must not remove the form meanwhile. */
function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
