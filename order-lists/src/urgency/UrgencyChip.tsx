import { Badge, type Tone } from '@carrier-portal/shared-ui/badges'
import type { IconName } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { formatDuration } from './formatDuration.ts'
import { messages } from './messages.ts'
import type { Urgency } from './urgency.ts'

const LOOK = {
  late: { tone: 'danger', icon: 'alert' },
  dueSoon: { tone: 'warning', icon: 'clock' },
  inGoodTime: { tone: 'success', icon: 'check' },
} satisfies Record<Urgency['level'], { tone: Tone; icon: IconName }>

/** How near the end of the next window is, in words, an icon and a colour. Renders nothing when nothing is due. */
export function UrgencyChip({ urgency }: { urgency: Urgency | undefined }) {
  const t = useMessages(messages)
  if (!urgency) return null
  const { level, leg, minutes } = urgency
  return <Badge {...LOOK[level]} label={minutes === 0 ? t.dueNow(leg) : t[level](leg, formatDuration(minutes))} />
}

/** The order came with the last refresh. */
export function NewBadge() {
  return <Badge tone="accent" icon="plus" label={useMessages(messages).newOrder} />
}
