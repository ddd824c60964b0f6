import { Loading, NoticeRegion, StateArea } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Fragment } from 'react'
import { CopyNote } from '../copies/CopyNote.tsx'
import { LoadError } from '../failure/LoadError.tsx'
import { RetryButton } from '../failure/RetryButton.tsx'
import { messages } from './messages.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { type OrderState, shownOrder } from './useOrder.ts'

/** An order's details, or their loading or failed state, without a connection or with a slow one the copy of an earlier load. */
export function OrderContent({ state }: { state: OrderState }) {
  const t = useMessages(messages)
  const copy = state.state === 'loaded' ? undefined : state.copy
  const failed = state.state === 'failed' ? state : undefined
  const shown = shownOrder(state)
  const Area = shown ? Fragment : StateArea
  return (
    <>
      <Area>
        {state.state === 'loading' && !copy && <Loading />}
        {failed && !copy && <LoadError failure={failed}>{t.failed}</LoadError>}
      </Area>
      <CopyRegion>
        {copy && <CopyNote loadedAt={copy.loadedAt} action={failed && <RetryButton {...failed} />} />}
      </CopyRegion>
      {shown && <OrderDetails order={shown.workOrder} />}
    </>
  )
}

/** Above the order. */
const CopyRegion = styled(NoticeRegion)`
  > * {
    margin-block: ${space(3)};
  }
`
