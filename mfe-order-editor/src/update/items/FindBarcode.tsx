import { Input } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from '../form.ts'
import { rowsWithBarcode } from '../items.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useFormSelection } from '../useFormSelection.ts'
import { messages } from './messages.ts'

/** From this many rows on, looking beats scrolling. */
const WORTHWHILE = 10

/** The screen's own search: rows that are scrolled away are not in the page, so the browser's cannot find them. */
export function FindBarcode() {
  const t = useMessages(messages)
  const form = useForm<UpdateForm>()
  const { goTo } = useUpdateTools()
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const worthwhile = useFormSelection(({ items }) => items.length >= WORTHWHILE)
  const count = useFormSelection(({ items }) => rowsWithBarcode(items, wanted).length)
  if (!worthwhile) return null

  const show = (text: string, place: number, withFocus: boolean) => {
    const rows = rowsWithBarcode(form.getState().values.items, text)
    const next = rows.length === 0 ? 0 : place % rows.length
    setAt(next)
    const index = rows[next]
    if (index !== undefined) goTo(withFocus ? { index, field: 'barcode' } : { index, only: 'show' })
  }
  return (
    <Frame>
      <Input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value)
          show(event.target.value, 0, false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') show(wanted, at, true)
        }}
      />
      {wanted.trim() !== '' && (
        <>
          <Count role="status">{count === 0 ? t.notFound : t.found(at + 1, count)}</Count>
          <Button variant="text" disabled={count === 0} onClick={() => show(wanted, at + 1, false)}>
            {t.next}
          </Button>
        </>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  flex: 0 1 20rem;
`

const Count = styled.span`
  flex: none;
  font-size: ${type.small};
  color: ${color.muted};
`
