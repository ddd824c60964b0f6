import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { focusAround, LoadingButton, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { roomyQuery } from '@carrier-portal/shared-ui/theme'
import { calendarDayOf, deviceZone, formatMoment } from '@carrier-portal/shared-ui/time'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { printCsv } from './csv.ts'
import { loadOrderManifest, type ManifestOrder, numbersWithoutDetails } from './loadOrderManifest.ts'
import { messages } from './messages.ts'
import { OrderManifest } from './OrderManifest.tsx'
import { orderRows } from './orderRows.ts'
import { saveFile } from './saveFile.ts'

export interface ExportToolsProps {
  readonly orders: readonly WorkOrderListItem[]
  /** Where there are any, these are printed and saved instead. */
  readonly selected?: readonly WorkOrderListItem[]
  /** The file's name without day and extension. */
  readonly fileName: string
}

/**
 * Prints the selected orders, or else every found one, as a manifest, or saves them as a CSV file. A second press ends the
 * requests of a manifest; so does leaving the screen and the end of the session.
 */
export function ExportTools({ orders: found, selected = [], fileName }: ExportToolsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { api, notify, settings } = useHost()
  const roomy = useMediaQuery(roomyQuery)
  const [manifest, setManifest] = useState<readonly ManifestOrder[]>()
  const [loading, setLoading] = useState(false)
  const isPart = selected.length > 0
  const orders = isPart ? selected : found
  const named = (label: string) => (isPart ? `${label} (${selected.length})` : label)
  const loader = useRef<AbortController>(undefined)
  useEffect(() => () => loader.current?.abort(), [])
  /** `window.print()` prints the page as it is, and returns when its dialog was closed. */
  const printNow = (loaded: readonly ManifestOrder[]) => {
    flushSync(() => {
      setManifest(loaded)
      setLoading(false)
    })
    window.addEventListener('afterprint', () => setManifest(undefined), { once: true })
    window.print()
  }
  const print = async () => {
    const controller = new AbortController()
    const { signal } = controller
    loader.current = controller
    setLoading(true)
    const loaded = await loadOrderManifest(api, orders, signal).catch(() => undefined)
    if (signal.aborted) return
    if (!loaded) {
      // The session has ended: the host shows the sign-in dialog, and the requests under way are cancelled.
      controller.abort()
      setLoading(false)
      return
    }
    const { length } = numbersWithoutDetails(loaded)
    if (length > 0) notify({ tone: 'warning', text: t.withoutDetails(length) })
    printNow(loaded)
  }
  // The second press of a double click cancels nothing.
  const cancel = ({ detail, currentTarget }: MouseEvent) => {
    if (detail > 1) return
    loader.current?.abort()
    // A list that a refresh has emptied meanwhile disables the button, which would lose the focus.
    if (orders.length === 0) focusAround(currentTarget)
    setLoading(false)
  }
  const save = () => {
    const csv = printCsv(orderRows(orders, t.column, locale))
    saveFile(`${fileName}-${calendarDayOf(new Date())}.csv`, 'text/csv;charset=utf-8', csv)
  }
  return (
    <>
      <LoadingButton
        aria-label={loading ? t.cancelPrint : named(t.print)}
        busy={loading}
        label={named(roomy ? t.print : t.printShort)}
        busyLabel={t.cancel}
        disabled={orders.length === 0}
        onClick={() => void print()}
        onCancel={cancel}
      />
      <Button aria-label={named(t.csv)} disabled={orders.length === 0} onClick={save}>
        {named(roomy ? t.csv : t.csvShort)}
      </Button>
      {manifest && (
        <OrderManifest orders={manifest} when={formatMoment(Date.now(), settings.timeZone ?? deviceZone(), locale)} />
      )}
    </>
  )
}
