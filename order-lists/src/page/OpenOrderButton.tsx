import { type OrderRequest, type OrderView, useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { Button, type ButtonProps } from '@carrier-portal/shared-ui/kit'

export interface OpenOrderButtonProps {
  readonly workOrderNumber: string
  /** Lets the charge dialog work when the order's details cannot be loaded. */
  readonly workOrderId?: OrderRequest['workOrderId']
  readonly view: OrderView
  readonly label: string
  readonly variant: ButtonProps['variant']
  /** Shows an icon with the label as its accessible name, for table rows. */
  readonly iconOnly?: boolean
}

/** Opens an order through the host. Loads the code of the dialog when the button is pointed at or focused. */
export function OpenOrderButton({
  workOrderNumber,
  workOrderId,
  view,
  label,
  variant,
  iconOnly = false,
}: OpenOrderButtonProps) {
  const { orders } = useHost()
  return (
    <Button
      variant={variant}
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      onClick={() => void orders.open({ view, workOrderNumber, workOrderId })}
      onPointerEnter={orders.preload}
      onFocus={orders.preload}
    >
      {iconOnly ? <Icon name="info" /> : label}
    </Button>
  )
}
