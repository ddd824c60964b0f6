import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useOrderForm } from '../form/orderFormContext.ts'
import { messages } from './messages.ts'

/** Adds a row and focuses its barcode. */
export function AddItemButton() {
  const t = useMessages(messages)
  const { itemActions } = useOrderForm()
  return (
    <Button variant="outlined" data-add-item onClick={itemActions.add}>
      {t.add}
    </Button>
  )
}
