import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useState } from 'react'

/** Which order is being answered. It is kept here, not in the list: a refresh behind the dialog leaves it alone. */
export type Answering =
  | { readonly kind: 'none' }
  | { readonly kind: 'accept' | 'decline'; readonly order: WorkOrderListItem }

/** Opens and closes the accept and decline dialogs. */
export function useAnswering() {
  const [answering, setAnswering] = useState<Answering>({ kind: 'none' })
  return {
    answering,
    accept: (order: WorkOrderListItem) => setAnswering({ kind: 'accept', order }),
    decline: (order: WorkOrderListItem) => setAnswering({ kind: 'decline', order }),
    close: () => setAnswering({ kind: 'none' }),
  }
}
