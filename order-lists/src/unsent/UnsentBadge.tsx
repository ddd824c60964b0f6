import { Badge } from '@carrier-portal/shared-ui/badges'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

/** `waiting`: it is sent when the device is online; `stopped`: it needs a decision first. */
export type UnsentState = 'waiting' | 'stopped'

/** Marks an order with a save that is still on this device. */
export function UnsentBadge({ unsent }: { readonly unsent: UnsentState | undefined }) {
  const t = useMessages(messages)
  if (!unsent) return null
  return (
    <Badge tone="warning" icon={unsent === 'stopped' ? 'alert' : 'clock'} label={t[unsent]} testId="order-unsent" />
  )
}
