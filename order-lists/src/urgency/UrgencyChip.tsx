import { Badge, type Tone } from '@carrier-portal/shared-ui/badges'
import type { IconName } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { formatDuration, formatShortDuration } from './formatDuration.ts'
import { messages } from './messages.ts'
import type { Urgency } from './urgency.ts'

const LOOK = {
  late: { tone: 'danger', icon: 'alert' },
  dueSoon: { tone: 'warning', icon: 'clock' },
  onTime: { tone: 'success', icon: 'check' },
} satisfies Record<Urgency['level'], { tone: Tone; icon: IconName }>

/** The urgency as text, icon and color; `short` leaves the stop out. Renders nothing without an urgency. */
export function UrgencyChip({ urgency, short = false }: { urgency: Urgency | undefined; short?: boolean }) {
  const t = useMessages(messages)
  if (!urgency) return null
  const { level, stop, minutes } = urgency
  const texts = short ? t.short : t.full
  const label =
    minutes === 0 ? texts.dueNow(stop) : texts[level](stop, (short ? formatShortDuration : formatDuration)(minutes))
  return <Badge {...LOOK[level]} label={label} />
}

/** Marks an order that arrived with the last refresh. */
export function NewBadge({ iconOnly = false }: { iconOnly?: boolean }) {
  return <Badge tone="accent" icon="plus" label={useMessages(messages).newOrder} iconOnly={iconOnly} />
}
