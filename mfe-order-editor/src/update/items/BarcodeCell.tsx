import { Input, pastedColumn } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, type } from '@carrier-portal/shared-ui/theme'
import { memo, useState } from 'react'
import { createScanBurst } from '../../scan/scanBurst.ts'
import { signalScan } from '../../scan/scanSignal.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { useFormSelection } from '../form/useFormSelection.ts'
import { isBarcodeLocked, isSeveralItems } from '../rules/itemList.ts'
import { Cell } from './Cell.tsx'
import { messages } from './messages.ts'
import type { RowField } from './useRow.ts'

interface BarcodeCellProps extends RowField {
  /** Any quantity but 1 locks the field. */
  readonly quantity: string
}

/**
 * A barcode, typed or scanned. Enter, which USB scanners send last, focuses the next row's barcode. A scan replaces the
 * present text and signals a code of another row, and one that the locked field does not take. In the other fields of the
 * full form a scanner's keys are ordinary typing. A pasted column fills one row for each of its lines.
 */
export const BarcodeCell = memo(function BarcodeCell({ quantity, ...row }: BarcodeCellProps) {
  const t = useMessages(messages)
  const { validator, itemActions } = useOrderForm()
  const [burst] = useState(createScanBurst)
  const { actions, text, removed } = row
  const locked = isBarcodeLocked({ quantity })
  const code = removed ? '' : text.trim()
  const repeated = useFormSelection((form) => code !== '' && validator.repeatedBarcodes(form.items).has(code))
  const notes = removed ? (
    <Note $warns>{t.removed}</Note>
  ) : isSeveralItems({ quantity }) ? (
    <Note>{t.locked(quantity)}</Note>
  ) : (
    repeated && <Note $warns>{t.repeated}</Note>
  )
  return (
    <Cell row={row} field="barcode" notes={notes}>
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
          onChange={(event) => actions.set('barcode', event.target.value)}
          onPaste={(event) => {
            const column = pastedColumn(event.clipboardData.getData('text'))
            if (!column || locked) return
            event.preventDefault()
            itemActions.paste(actions.index, column)
          }}
          onKeyDown={(event) => {
            const scanned = burst.press(event.key, event.timeStamp)
            if (event.key !== 'Enter') return
            event.preventDefault()
            // The focus leaves the row, and on a phone its note leaves the window.
            if (scanned !== undefined && (locked || !actions.scan(scanned))) signalScan('refused')
            itemActions.nextBarcode(actions.index)
          }}
        />
      )}
    </Cell>
  )
})

/** A line below the input. */
const Note = styled.div<{ $warns?: boolean }>`
  font-size: ${type.small};
  color: ${({ $warns }) => ($warns ? color.warning : color.muted)};
  overflow-wrap: anywhere;
`
