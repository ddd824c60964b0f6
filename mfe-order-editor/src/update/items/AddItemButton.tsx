import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { messages } from './messages.ts'
import { useItems } from './useItems.ts'

/** Adds a row and focuses its barcode. */
export function AddItemButton() {
  const t = useMessages(messages)
  const items = useItems()
  return (
    <Button variant="outlined" data-add-item onClick={items.add}>
      {t.add}
    </Button>
  )
}
