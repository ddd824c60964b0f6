import { StatusRegion, useIsSettled } from '@carrier-portal/shared-ui/feedback'
import { Input } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { createScanBurst } from '../../scan/scanBurst.ts'
import { signalScan } from '../../scan/scanSignal.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { useFormSelection } from '../form/useFormSelection.ts'
import { rowsWithBarcode } from '../rules/itemList.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { messages } from './messages.ts'

/** The search shows from this many rows on. */
const MIN_ROWS = 10

/**
 * Finds rows by barcode. Rows out of view are not in the page, so the browser's own search misses them. Enter shows the
 * next match, and focuses the barcode of an only one. The focus stays in the search after a scan: the next scan would replace
 * the barcode.
 */
export function FindBarcode() {
  const t = useMessages(messages)
  const form = useForm<UpdateForm>()
  const { focusField } = useOrderForm()
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const [burst] = useState(createScanBurst)
  const visible = useFormSelection(({ items }) => items.length >= MIN_ROWS)
  const count = useFormSelection(({ items }) => rowsWithBarcode(items, wanted).length)
  const isSettled = useIsSettled(wanted)
  if (!visible) return null

  const show = (text: string, position: number, focusSingle = false) => {
    const rows = rowsWithBarcode(form.getState().values.items, text)
    const next = rows.length === 0 ? 0 : position % rows.length
    setAt(next)
    const index = rows[next]
    if (index !== undefined)
      focusField(focusSingle && rows.length === 1 ? { index, field: 'barcode' } : { index, scrollOnly: true })
    return index !== undefined
  }
  const showScanned = (code: string) => {
    setWanted(code)
    signalScan(show(code, 0) ? 'taken' : 'refused')
  }
  const matches = wanted.trim() !== '' && (count === 0 ? t.notFound : t.found(Math.min(at + 1, count), count))
  return (
    <SearchBar>
      <Input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value)
          show(event.target.value, 0)
        }}
        onKeyDown={(event) => {
          const scanned = burst.press(event.key, event.timeStamp)
          if (scanned !== undefined) showScanned(scanned)
          else if (event.key === 'Enter') show(wanted, at + 1, true)
        }}
      />
      <Matches>
        <Button variant="text" disabled={count === 0} onClick={() => show(wanted, at + 1)}>
          {t.next}
        </Button>
        <Count>
          <StatusRegion as="span">{isSettled && matches}</StatusRegion>
          {!isSettled && matches}
        </Count>
      </Matches>
    </SearchBar>
  )
}

const SearchBar = styled.div`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-width: 0;
  > input {
    width: 20rem;
    max-width: 100%;
  }
`

/** As wide before a search as after it, so that nothing moves while a barcode is typed. */
const Matches = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
`

const Count = styled.span`
  width: 7.5rem;
  font-size: ${type.small};
  color: ${color.muted};
`
