import { Badge } from '@carrier-portal/shared-ui/badges'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

/** `waiting`: it is sent when the device is online; `stopped`: it needs a decision first. */
export type UnsentState = 'waiting' | 'stopped'

interface UnsentBadgeProps {
  readonly unsent: UnsentState | undefined
  readonly iconOnly?: boolean
}

/** Marks an order with a save that is still on this device. */
export function UnsentBadge({ unsent, iconOnly = false }: UnsentBadgeProps) {
  const t = useMessages(messages)
  if (!unsent) return null
  const icon = unsent === 'stopped' ? 'alert' : 'clock'
  return <Badge tone="warning" icon={icon} label={t[unsent]} iconOnly={iconOnly} testId="order-unsent" />
}
