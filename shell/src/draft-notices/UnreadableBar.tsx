import { NoticeBar } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deviceZone, formatRecentMoment } from '@carrier-portal/shared-ui/time'
import type { UnreadableRecord } from '../drafts/deviceDatabase.ts'
import { messages } from './unreadableMessages.ts'

interface UnreadableBarProps {
  readonly records: readonly UnreadableRecord[]
  readonly onDismiss: () => void
}

/** What cannot be read, with the times of the saves in the device's zone, since these must be entered again. */
export function UnreadableBar({ records, onDismiss }: UnreadableBarProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const saves = records.filter(({ kind }) => kind === 'save')
  const times = saves.map(({ savedAt }) => savedAt).toSorted((a, b) => a - b)
  const print = (time = 0) => formatRecentMoment(time, Date.now(), deviceZone(), locale)
  return (
    <NoticeBar $warns>
      <span>
        {saves.length > 0 ? t.saves(saves.length, print(times[0]), print(times.at(-1))) : t.typed}
        {saves.length > 0 && saves.length < records.length && ` ${t.typedToo}`}
      </span>
      <Button onClick={onDismiss}>{t.dismiss}</Button>
    </NoticeBar>
  )
}
