import type { OrderStatus } from '@carrier-portal/contract'
import { isOrderStatus } from '@carrier-portal/contract/rules'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { IconName } from '../feedback/Icon.tsx'
import { Badge, type Tone } from './Badge.tsx'
import { messages } from './messages.ts'

const LOOK = {
  AVAILABLE: { tone: 'accent', icon: 'info' },
  ROUTED: { tone: 'neutral', icon: 'route' },
  PICKED_UP: { tone: 'accent', icon: 'truck' },
  COMPLETED: { tone: 'success', icon: 'check' },
  REJECTED: { tone: 'neutral', icon: 'close' },
} satisfies Record<OrderStatus, { tone: Tone; icon: IconName }>

/** The status of an order; an unknown one is shown unchanged. */
export function StatusBadge({ status }: { status: string | null }) {
  const label = useStatusText()(status)
  return isOrderStatus(status) ? (
    <Badge {...LOOK[status]} label={label} testId="order-status" />
  ) : (
    <Badge tone="neutral" label={label} testId="order-status" />
  )
}

/** Returns the readable text of a status code; an unknown code stays unchanged, a missing one is a dash. */
export function useStatusText(): (status: string | null) => string {
  const t = useMessages(messages)
  return (status) => (isOrderStatus(status) ? t.status[status] : (status ?? t.noStatus))
}
