import type { ScreenProps } from '@carrier-portal/contract'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { OrderPage } from './details/OrderPage.tsx'

/** The route order/{id}. */
export function OrderEditorScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <OrderPage />
    </RemoteProviders>
  )
}
