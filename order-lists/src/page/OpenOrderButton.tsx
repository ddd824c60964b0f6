import { type OrderView, useHost } from '@carrier-portal/contract'
import { Button, type ButtonProps } from '@carrier-portal/shared-ui/kit'

export interface OpenOrderButtonProps {
  readonly workOrderNumber: string
  readonly view: OrderView
  readonly label: string
  readonly variant: ButtonProps['variant']
}

/** Asks the host to open an order; the code behind it is fetched as soon as somebody points at the button. */
export function OpenOrderButton({ workOrderNumber, view, label, variant }: OpenOrderButtonProps) {
  const { orders } = useHost()
  return (
    <Button
      variant={variant}
      onClick={() => void orders.open({ view, workOrderNumber })}
      onPointerEnter={orders.preload}
      onFocus={orders.preload}
    >
      {label}
    </Button>
  )
}
