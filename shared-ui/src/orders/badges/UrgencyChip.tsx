import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { IconName } from '../../feedback/Icon.tsx'
import type { Urgency } from '../urgency.ts'
import { Badge, type Tone } from './Badge.tsx'
import { messages } from './messages.ts'
import { showSpan } from './showSpan.ts'

const LOOK = {
  late: { tone: 'danger', icon: 'alert' },
  dueSoon: { tone: 'warning', icon: 'clock' },
  inGoodTime: { tone: 'success', icon: 'check' },
} satisfies Record<Urgency['level'], { tone: Tone; icon: IconName }>

/** How near the next window's end is, in words, an icon and a colour. Nothing where nothing is due. */
export function UrgencyChip({ urgency }: { urgency: Urgency | undefined }) {
  const t = useMessages(messages)
  if (!urgency) return null
  return <Badge {...LOOK[urgency.level]} label={t[urgency.level](urgency.leg, showSpan(urgency.minutes))} />
}

/** The order came with the last refresh. */
export function NewBadge() {
  return <Badge tone="accent" icon="plus" label={useMessages(messages).newOrder} />
}
