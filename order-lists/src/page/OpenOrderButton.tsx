import { type OrderRequest, useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, type ButtonProps } from '@carrier-portal/shared-ui/kit'
import type { ListLayout } from '../storage/listPreferences.ts'
import { messages } from './messages.ts'
import { useOpenDetails } from './openDetails.ts'

interface OpenOrderButtonProps extends ButtonProps {
  readonly request: OrderRequest
}

/** Opens an order through the host. */
export function OpenOrderButton({ request, ...props }: OpenOrderButtonProps) {
  const { orders } = useHost()
  return <PreloadingButton {...props} onClick={() => void orders.open(request)} />
}

/** "View Details": an icon with that name in a table's row. */
export function ViewDetailsButton({ workOrderNumber, layout }: { workOrderNumber: string; layout: ListLayout }) {
  const { details } = useMessages(messages)
  const openDetails = useOpenDetails()
  const isIcon = layout === 'table'
  return (
    <PreloadingButton
      variant="text"
      aria-label={isIcon ? details : undefined}
      title={isIcon ? details : undefined}
      onClick={() => openDetails(workOrderNumber)}
    >
      {isIcon ? <Icon name="info" /> : details}
    </PreloadingButton>
  )
}

/** Loads the code of the dialog when the button is pointed at or focused. */
function PreloadingButton(props: ButtonProps) {
  const { orders } = useHost()
  return <Button {...props} onPointerEnter={orders.preload} onFocus={orders.preload} />
}
