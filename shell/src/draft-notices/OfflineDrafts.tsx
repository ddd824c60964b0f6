import { useStore } from '@carrier-portal/contract'
import { formKey, NoticeBar, StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { usePortal } from '../portal/PortalProvider.tsx'
import { DraftOrders } from './DraftOrders.tsx'
import { messages } from './messages.ts'
import { useNamesOffline } from './useNamesOffline.ts'

/**
 * Names the orders that have drafts while the device is offline, and opens those of Update Order Details: no list is loaded
 * then, and their drafts hold the order that they were typed over.
 */
export function OfflineDrafts() {
  const t = useMessages(messages)
  const { drafts } = usePortal()
  const names = useStore(drafts.names)
  const isOnDevice = useStore(drafts.isOnDevice)
  const isShown = useNamesOffline()
  const openOffline = names.every((name) => formKey(name).startsWith('update:'))
  const ofDevice = openOffline ? 'offlineDrafts' : 'offlineDraftsOfLists'
  return (
    <StatusRegion>
      {isShown && names.length > 0 && (
        <NoticeBar>
          <span>{t[isOnDevice ? ofDevice : 'offlineDraftsOfPage']}</span>
          <DraftOrders names={names} views={['update']} />
        </NoticeBar>
      )}
    </StatusRegion>
  )
}
