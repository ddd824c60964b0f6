import { useStore } from '@carrier-portal/contract'
import { NoticeBar, StatusRegion, useOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { PageDrafts, UnsavedWork } from '../navigation/unsavedWork.ts'
import { messages } from './messages.ts'
import type { Updates } from './updates.ts'

interface UpdateBarProps {
  readonly updates: Pick<Updates, 'pendingRevision' | 'apply'>
  readonly unsavedWork: Pick<UnsavedWork, 'reasons'>
  readonly drafts: PageDrafts
}

/**
 * Offers a pending update, which is otherwise applied at the next navigation without unsaved work, or drafts that a reload
 * would lose. Not without a connection: the loaded page would have no orders.
 */
export function UpdateBar({ updates, unsavedWork, drafts }: UpdateBarProps) {
  const t = useMessages(messages)
  const pending = useStore(updates.pendingRevision)
  const online = useOnline()
  const isUnsaved = useStore(unsavedWork.reasons).length > 0
  const hasDrafts = useStore(drafts.names).length > 0
  const isOnDevice = useStore(drafts.isOnDevice)
  return (
    <StatusRegion>
      {pending !== undefined && online && (
        <NoticeBar>
          <span>{isUnsaved || (hasDrafts && !isOnDevice) ? t.readyWhenSaved : t.ready}</span>
          <Button onClick={() => void updates.apply()}>{t.update}</Button>
        </NoticeBar>
      )}
    </StatusRegion>
  )
}
