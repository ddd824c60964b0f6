import { type OrderResult, useHost, type WorkOrder } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useState } from 'react'
import { useOrder } from '../details/useOrder.ts'
import { newIdempotencyKey } from '../update/newIdempotencyKey.ts'
import { messages } from './messages.ts'

export type ChargeProgress =
  | { readonly state: 'loading' | 'editing' | 'sending' | 'failed' }
  | { readonly state: 'unloaded'; retry(): void }

/** The life of the Update Charge dialog: the old charge, and the sending of the new one. */
export function useCharge(workOrderNumber: string, onClose: (result: OrderResult) => void) {
  const host = useHost()
  const t = useMessages(messages)
  const order = useOrder(workOrderNumber)
  const [progress, setProgress] = useState<'editing' | 'sending' | 'failed'>('editing')
  const workOrder = useHeld(order.state === 'loaded' ? order.loaded.workOrder : undefined)

  const send = async (charge: number) => {
    const workOrderId = workOrder?.workOrderId ?? null
    if (workOrderId === null) return setProgress('failed')
    setProgress('sending')
    try {
      await host.api.updateCharge({ workOrderId, charge }, { idempotencyKey: newIdempotencyKey() })
    } catch {
      return setProgress('failed')
    }
    host.drafts.drop(chargeDraftKey(workOrderNumber))
    host.orders.announce({ workOrderNumber, kind: 'charged' })
    host.notify({ tone: 'success', text: t.updated(workOrderNumber), afterMs: 300 })
    onClose('CHARGE_SUCCESS')
  }

  return {
    progress: progressOf(order, workOrder, progress),
    old: workOrder?.ocCharge ?? null,
    send,
    dismiss: () => setProgress('editing'),
    /** Closes without saving. A draft that was offered and not answered stays; what was typed now goes. */
    close: (typed: boolean) => {
      if (typed) host.drafts.drop(chargeDraftKey(workOrderNumber))
      onClose('CLOSED')
    },
  }
}

/** The name under which a typed charge is kept (decisions, section 1, "drafts"). */
export function chargeDraftKey(workOrderNumber: string): string {
  return `charge:${workOrderNumber}`
}

function progressOf(
  order: ReturnType<typeof useOrder>,
  workOrder: WorkOrder | undefined,
  progress: 'editing' | 'sending' | 'failed',
): ChargeProgress {
  if (workOrder) return { state: progress }
  return order.state === 'failed' ? { state: 'unloaded', retry: order.retry } : { state: 'loading' }
}

/** The last value there was: a new sign-in loads again, and must not take away what is being typed meanwhile. */
function useHeld<T>(value: T | undefined): T | undefined {
  const [held, setHeld] = useState(value)
  if (value !== undefined && value !== held) setHeld(value)
  return value ?? held
}
