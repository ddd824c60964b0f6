import { Input } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { type ReactNode, useRef } from 'react'
import { createScanBurst } from '../../scan/scanBurst.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useFormSelection } from '../useFormSelection.ts'
import { Cell } from './cell.tsx'
import { Note } from './Note.tsx'
import type { ItemsApi } from './useItems.ts'
import type { Row } from './useRow.ts'
import { words } from './words.ts'

export interface BarcodeCellProps {
  readonly row: Row
  readonly items: ItemsApi
  /** A scan button, on phones. */
  readonly beside?: ReactNode
}

/**
 * A barcode, typed or scanned. Enter, which USB scanners send at the end, goes to the next row's barcode; a scan takes
 * the place of what was there. Outside of this field a scanner is a keyboard like any other.
 */
export function BarcodeCell({ row, items, beside }: BarcodeCellProps) {
  const say = useWords(words)
  const { judge } = useUpdateTools()
  const burst = useRef(createScanBurst())
  const { item, locked } = row
  const repeated = useFormSelection(
    (form) => !item.removed && item.barcode.trim() !== '' && judge.repeated(form.items).has(item.barcode.trim()),
  )
  const notes = locked ? <Note>{say.locked(item.quantity)}</Note> : repeated && <Note $warns>{say.repeated}</Note>
  return (
    <Cell row={row} field="barcode" notes={notes}>
      {(input) => (
        <>
          <Input
            {...input}
            type="text"
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            readOnly={locked}
            value={item.barcode}
            onChange={(event) => row.set('barcode', event.target.value)}
            onKeyDown={(event) => {
              const scanned = burst.current.press(event.key, event.timeStamp)
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (scanned !== undefined && !locked) row.set('barcode', scanned)
              items.nextBarcode(row.index)
            }}
          />
          {beside}
        </>
      )}
    </Cell>
  )
}
