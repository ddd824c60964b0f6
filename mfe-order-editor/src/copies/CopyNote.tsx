import { useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { deviceZone, formatMoment } from '@carrier-portal/shared-ui/time'
import type { ReactNode } from 'react'
import { NoteFrame } from '../failure/NoteFrame.ts'
import { messages } from './messages.ts'

interface CopyNoteProps {
  /** Milliseconds since 1970. */
  readonly loadedAt: number
  /** What loads the order again, where it is not loaded again anyway. */
  readonly action?: ReactNode
}

/** Says that an order is shown as it was at an earlier time. Rendered in a NoticeRegion. */
export function CopyNote({ loadedAt, action }: CopyNoteProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { settings } = useHost()
  return (
    <NoteFrame>
      <Icon name="info" />
      <Content>
        {t.shownAsOf(formatMoment(loadedAt, settings.timeZone ?? deviceZone(), locale))}
        {action}
      </Content>
    </NoteFrame>
  )
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`
