import { Icon, Spinner, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery, roomyQuery } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

/** "Refresh": an icon with a name; a roomy desk shows the word too. */
export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh(): void }) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  const roomy = useMediaQuery(roomyQuery)
  const icon = busy ? <Spinner /> : <Icon name="refresh" />
  return (
    <Button
      aria-label={t.refresh}
      aria-busy={busy || undefined}
      variant={desk ? 'outlined' : 'text'}
      startIcon={roomy ? icon : undefined}
      onClick={onRefresh}
    >
      {roomy ? t.refresh : icon}
    </Button>
  )
}
