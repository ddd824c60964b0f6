import { Icon, Spinner, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

/** "Refresh": an icon with a name on phones, an icon with its word on desks. */
export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh(): void }) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  const icon = busy ? <Spinner /> : <Icon name="refresh" />
  return (
    <Button
      aria-label={t.refresh}
      aria-busy={busy || undefined}
      variant={desk ? 'outlined' : 'text'}
      startIcon={desk ? icon : undefined}
      onClick={onRefresh}
    >
      {desk ? t.refresh : icon}
    </Button>
  )
}
