import type { Locale, OrderStatus } from '@carrier-portal/contract'
import { isOrderStatus } from '@carrier-portal/contract/rules'
import { useLocale } from '@carrier-portal/shared-ui/i18n'
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
  const look = isOrderStatus(status) ? LOOK[status] : ({ tone: 'neutral' } as const)
  return <Badge {...look} label={useStatusText()(status)} testId="order-status" />
}

/** The readable text of a status code in a language; an unknown code stays unchanged, a missing one is a dash. */
export function statusText(status: string | null, locale: Locale): string {
  const t = messages[locale]
  return isOrderStatus(status) ? t.status[status] : (status ?? t.noStatus)
}

/** Returns the readable text of a status code in the present language. */
export function useStatusText(): (status: string | null) => string {
  const locale = useLocale()
  return (status) => statusText(status, locale)
}
