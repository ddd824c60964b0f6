import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import { OrderDetails } from './OrderDetails.tsx'
import type { HeadingLevel } from './Section.tsx'
import type { OrderState } from './useOrder.ts'
import { words } from './words.ts'

/** An order in whatever state it is. */
export function OrderContent({ state, level }: { state: OrderState; level: HeadingLevel }) {
  const say = useWords(words)
  if (state.state === 'loading') return <Loading />
  if (state.state === 'loaded') return <OrderDetails order={state.loaded.workOrder} level={level} />
  return <ErrorAlert action={<Button onClick={state.retry}>{say.tryAgain}</Button>}>{say.failed}</ErrorAlert>
}
