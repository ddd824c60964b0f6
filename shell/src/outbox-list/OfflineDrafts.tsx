import { useStore } from '@carrier-portal/contract'
import { StatusRegion, useOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space } from '@carrier-portal/shared-ui/theme'
import { orderOf } from '../drafts/draftRules.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { messages } from './messages.ts'

/** Names the orders that have drafts while the device is offline: no list is loaded then. */
export function OfflineDrafts() {
  const t = useMessages(messages)
  const { drafts } = usePortal()
  const orders = [...new Set(useStore(drafts.names).map(orderOf))].join(', ')
  const isOnDevice = useStore(drafts.isOnDevice)
  const isOnline = useOnline()
  return (
    <StatusRegion>
      {!isOnline && orders !== '' && (
        <Line>{isOnDevice ? t.offlineDrafts(orders) : t.offlineDraftsOfPage(orders)}</Line>
      )}
    </StatusRegion>
  )
}

const Line = styled.p`
  margin: 0;
  padding: ${space(2, 4)};
  border-bottom: ${line.thin} solid ${color.border};
  background: ${color.accentSoft};
`
