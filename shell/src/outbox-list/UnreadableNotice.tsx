import { NoticeBar, StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deviceZone, formatRecentMoment } from '@carrier-portal/shared-ui/time'
import { useEffect, useState } from 'react'
import type { UnreadableRecord } from '../drafts/deviceDatabase.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { messages } from './messages.ts'

/**
 * After a changed password: says that unsaved work on this device cannot be read, and when its saves were entered. An unsent
 * save was reported as kept and closed its form, so the notice stays, also over a reload, until it is dismissed. That deletes
 * the records.
 */
export function UnreadableNotice() {
  const t = useMessages(messages)
  const locale = useLocale()
  const { records, dismiss } = useUnreadable()
  const saves = records.filter(({ kind }) => kind === 'save')
  const times = saves.map(({ savedAt }) => savedAt).toSorted((a, b) => a - b)
  const print = (time = 0) => formatRecentMoment(time, Date.now(), deviceZone(), locale)
  return (
    <StatusRegion>
      {records.length > 0 && (
        <NoticeBar $warns>
          <span>
            {saves.length > 0 ? t.unreadableSaves(saves.length, print(times[0]), print(times.at(-1))) : t.unreadable}
          </span>
          <Button onClick={dismiss}>{t.dismiss}</Button>
        </NoticeBar>
      )}
    </StatusRegion>
  )
}

/** Looks whenever a key opens the vault, after the drafts in memory are written with it: these are not lost. */
function useUnreadable() {
  const { vault, drafts } = usePortal()
  const [records, setRecords] = useState<readonly UnreadableRecord[]>([])
  useEffect(() => {
    if (!vault) return
    const find = async () => {
      await drafts.written()
      return vault.unreadable()
    }
    const look = () => {
      if (vault.isOpen.get()) find().then(setRecords, () => undefined)
    }
    look()
    return vault.isOpen.subscribe(look)
  }, [vault, drafts])
  const dismiss = () => {
    setRecords([])
    for (const { id } of records) vault?.remove(id).catch(() => undefined)
  }
  return { records, dismiss }
}
