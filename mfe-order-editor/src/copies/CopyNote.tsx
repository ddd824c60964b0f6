import { useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { deviceZone, formatMoment } from '@carrier-portal/shared-ui/time'
import { NoteFrame } from '../failure/NoteFrame.ts'
import { messages } from './messages.ts'

/** Says that an order is shown as it was at an earlier time, in milliseconds since 1970. Rendered in a NoticeRegion. */
export function CopyNote({ loadedAt }: { loadedAt: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { settings } = useHost()
  return (
    <NoteFrame>
      <Icon name="info" />
      {t.shownAsOf(formatMoment(loadedAt, settings.timeZone ?? deviceZone(), locale))}
    </NoteFrame>
  )
}
