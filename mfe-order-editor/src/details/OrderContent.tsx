import { Loading, NoticeRegion, StateArea } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { Fragment } from 'react'
import { CopyNote } from '../copies/CopyNote.tsx'
import { LoadError } from '../failure/LoadError.tsx'
import { messages } from './messages.ts'
import { OrderDetails } from './OrderDetails.tsx'
import type { HeadingLevel } from './Section.tsx'
import type { OrderState } from './useOrder.ts'

/** An order's details, or their loading or failed state, without a connection with the copy of an earlier load. */
export function OrderContent({ state, level }: { state: OrderState; level: HeadingLevel }) {
  const t = useMessages(messages)
  const failed = state.state === 'failed' ? state : undefined
  const shown = state.state === 'loaded' ? state.loaded : failed?.copy?.loaded
  const Area = shown ? Fragment : StateArea
  return (
    <>
      <Area>
        {state.state === 'loading' && <Loading />}
        {failed && <LoadError failure={failed}>{t.failed}</LoadError>}
      </Area>
      <CopyRegion>{failed?.copy && <CopyNote loadedAt={failed.copy.loadedAt} />}</CopyRegion>
      {shown && <OrderDetails order={shown.workOrder} level={level} />}
    </>
  )
}

/** Between the alert of the failed load and the order. */
const CopyRegion = styled(NoticeRegion)`
  > * {
    margin-block: ${space(3)};
  }
`
