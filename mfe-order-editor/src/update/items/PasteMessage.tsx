import { useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useForm } from 'react-final-form'
import { useOrderForm } from '../form/orderFormContext.ts'
import { withoutPaste } from '../rules/pastedBarcodes.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { LineBelow } from './LineBelow.ts'
import { messages } from './messages.ts'

/** How many barcodes were pasted, and Undo, below the items: new rows are the last ones. */
export function PasteMessage() {
  const t = useMessages(messages)
  const form = useForm<UpdateForm>()
  const { lastPaste, focusField } = useOrderForm()
  const paste = useStore(lastPaste)
  const undo = () => {
    if (!paste) return
    form.change('items', withoutPaste(form.getState().values.items, paste))
    lastPaste.set(undefined)
    focusField({ index: paste.index, field: 'barcode' })
  }
  return (
    <LineBelow>
      {paste && (
        <>
          {t.pasted(paste.count)}
          <Button variant="text" aria-label={t.undoPaste} onClick={undo}>
            {t.undoLabel}
          </Button>
        </>
      )}
    </LineBelow>
  )
}
