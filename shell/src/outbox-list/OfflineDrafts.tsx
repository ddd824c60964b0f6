import { useStore } from '@carrier-portal/contract'
import { ExternalText, NoticeBar, StatusRegion, useOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { orderOf } from '../drafts/draftRules.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages } from './messages.ts'

/**
 * Names the orders that have drafts while the device is offline, and opens those of Update Order Details: no list is loaded
 * then, and their drafts hold the order that they were typed over.
 */
export function OfflineDrafts() {
  const t = useMessages(messages)
  const { drafts } = usePortal()
  const { orders: dialogs } = useSignedIn()
  const names = useStore(drafts.names)
  const orders = [...new Set(names.map(orderOf))]
  const isOnDevice = useStore(drafts.isOnDevice)
  const isOnline = useOnline()
  return (
    <StatusRegion>
      {!isOnline && orders.length > 0 && (
        <NoticeBar>
          <span>{isOnDevice ? t.offlineDrafts : t.offlineDraftsOfPage}</span>
          {orders.map((workOrderNumber) =>
            names.includes(`update:${workOrderNumber}`) ? (
              <Button key={workOrderNumber} onClick={() => void dialogs.open({ view: 'update', workOrderNumber })}>
                {t.open(workOrderNumber)}
              </Button>
            ) : (
              <ExternalText key={workOrderNumber}>{workOrderNumber}</ExternalText>
            ),
          )}
        </NoticeBar>
      )}
    </StatusRegion>
  )
}
