import { Input } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { memo, useRef } from 'react'
import { createScanBurst } from '../../scan/scanBurst.ts'
import { isBarcodeLocked } from '../items.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useFormSelection } from '../useFormSelection.ts'
import { Cell } from './cell.tsx'
import { messages } from './messages.ts'
import { Note } from './Note.tsx'
import type { ItemsApi } from './useItems.ts'
import type { RowField } from './useRow.ts'

export interface BarcodeCellProps extends RowField {
  /** More than 1 locks the field. */
  readonly quantity: string
  readonly items: ItemsApi
}

/**
 * A barcode, typed or scanned. Enter, which USB scanners send at the end, goes to the next row's barcode; a scan takes
 * the place of what was there. Outside of this field a scanner is a keyboard like any other.
 */
export const BarcodeCell = memo(function BarcodeCell({ quantity, items, ...of }: BarcodeCellProps) {
  const t = useMessages(messages)
  const { judge } = useUpdateTools()
  const burst = useRef(createScanBurst())
  const { place, text, removed } = of
  const locked = isBarcodeLocked({ quantity })
  const code = removed ? '' : text.trim()
  const repeated = useFormSelection((form) => code !== '' && judge.repeated(form.items).has(code))
  const notes = locked ? <Note>{t.locked(quantity)}</Note> : repeated && <Note $warns>{t.repeated}</Note>
  return (
    <Cell of={of} field="barcode" notes={notes}>
      {(input) => (
        <Input
          {...input}
          type="text"
          dir="auto"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          readOnly={locked}
          value={text}
          onChange={(event) => place.set('barcode', event.target.value)}
          onKeyDown={(event) => {
            const scanned = burst.current.press(event.key, event.timeStamp)
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (scanned !== undefined && !locked) place.set('barcode', scanned)
            items.nextBarcode(place.index)
          }}
        />
      )}
    </Cell>
  )
})
