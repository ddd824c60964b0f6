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

/** Where an order stands. A status that the portal does not know is shown as it came. */
export function StatusBadge({ status }: { status: string | null }) {
  const { status: known, noStatus } = useMessages(messages)
  if (!isOrderStatus(status)) return <Badge tone="neutral" label={status ?? noStatus} testId="order-status" />
  return <Badge {...LOOK[status]} label={known[status]} testId="order-status" />
}
