import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { CopyNote } from '../copies/CopyNote.tsx'
import { CallError } from '../failure/CallError.tsx'
import { messages } from './messages.ts'
import { OrderDetails } from './OrderDetails.tsx'
import type { HeadingLevel } from './Section.tsx'
import type { OrderState } from './useOrder.ts'

/** An order's details, or their loading or failed state, without a connection with the copy of an earlier load. */
export function OrderContent({ state, level }: { state: OrderState; level: HeadingLevel }) {
  const t = useMessages(messages)
  if (state.state === 'loading') return <Loading />
  if (state.state === 'loaded') return <OrderDetails order={state.loaded.workOrder} level={level} />
  return (
    <>
      <CallError action={<Button onClick={state.retry}>{t.tryAgain}</Button>}>{t.failed}</CallError>
      {state.copy && (
        <>
          <CopyNote loadedAt={state.copy.loadedAt} />
          <OrderDetails order={state.copy.loaded.workOrder} level={level} />
        </>
      )}
    </>
  )
}
