import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useState } from 'react'
import type { BulkKind } from './bulk/bulkForm.ts'

/** What is being answered. It is kept here, not in the list: a refresh behind the dialog leaves it alone. */
export type Answering =
  | { readonly kind: 'none' }
  | { readonly kind: 'accept' | 'decline'; readonly order: WorkOrderListItem }
  | { readonly kind: 'several'; readonly answer: BulkKind; readonly orders: readonly WorkOrderListItem[] }

/** Opens and closes the dialogs that accept and decline. */
export function useAnswering() {
  const [answering, setAnswering] = useState<Answering>({ kind: 'none' })
  return {
    answering,
    accept: (order: WorkOrderListItem) => setAnswering({ kind: 'accept', order }),
    decline: (order: WorkOrderListItem) => setAnswering({ kind: 'decline', order }),
    several: (answer: BulkKind, orders: readonly WorkOrderListItem[]) =>
      setAnswering({ kind: 'several', answer, orders }),
    close: () => setAnswering({ kind: 'none' }),
  }
}
