import { type OrderRequest, type OrderView, useHost } from '@carrier-portal/contract'
import { Icon } from '@carrier-portal/shared-ui/feedback'
import { Button, type ButtonProps } from '@carrier-portal/shared-ui/kit'
import { useOpenDetails } from './openDetails.ts'

interface OpenOrderButtonProps {
  readonly workOrderNumber: string
  /** Lets the charge dialog work when the order's details cannot be loaded. */
  readonly workOrderId?: OrderRequest['workOrderId']
  readonly view: OrderView
  /** Opens the short form of that stop. */
  readonly step?: OrderRequest['step']
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
  step,
  label,
  variant,
  iconOnly = false,
}: OpenOrderButtonProps) {
  const { orders } = useHost()
  const openDetails = useOpenDetails()
  const open = () => {
    if (view === 'details') openDetails(workOrderNumber)
    else void orders.open({ view, workOrderNumber, workOrderId, step })
  }
  return (
    <Button
      variant={variant}
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      onClick={open}
      onPointerEnter={orders.preload}
      onFocus={orders.preload}
    >
      {iconOnly ? <Icon name="info" /> : label}
    </Button>
  )
}
