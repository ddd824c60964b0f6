import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useMemo, useState } from 'react'
import type { DecisionKind } from './decisionKind.ts'

/** Which offers are being accepted or declined. Held outside of the list, so a refresh does not affect the open dialog. */
export type OpenDecision =
  | { readonly kind: 'none' }
  | { readonly kind: DecisionKind; readonly order: WorkOrderListItem }
  | { readonly kind: 'bulk'; readonly action: DecisionKind; readonly orders: readonly WorkOrderListItem[] }

/** Opens and closes the dialogs that accept and decline. The returned functions are the same on each render. */
export function useOpenDecision() {
  const [decision, setDecision] = useState<OpenDecision>({ kind: 'none' })
  const actions = useMemo(
    () => ({
      accept: (order: WorkOrderListItem) => setDecision({ kind: 'accept', order }),
      decline: (order: WorkOrderListItem) => setDecision({ kind: 'decline', order }),
      decideAll: (action: DecisionKind, orders: readonly WorkOrderListItem[]) =>
        setDecision({ kind: 'bulk', action, orders }),
      close: () => setDecision({ kind: 'none' }),
    }),
    [],
  )
  return { decision, ...actions }
}
