import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { useStatusText } from '@carrier-portal/shared-ui/badges'
import { LoadingButton, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { roomyQuery } from '@carrier-portal/shared-ui/theme'
import { calendarDayOf, deviceZone, formatMoment } from '@carrier-portal/shared-ui/time'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { printCsv } from './csv.ts'
import { loadOrderManifest, type ManifestOrder, numbersWithoutDetails } from './loadOrderManifest.ts'
import { messages } from './messages.ts'
import { OrderManifest } from './OrderManifest.tsx'
import { orderRows } from './orderRows.ts'
import { saveFile } from './saveFile.ts'

interface ExportToolsProps {
  readonly orders: readonly WorkOrderListItem[]
  /** The file's name without day and extension. */
  readonly fileName: string
}

/**
 * Prints every found order as a manifest, or saves it as a CSV file. Leaving the screen ends the requests of a manifest; so
 * does the end of the session.
 */
export function ExportTools({ orders, fileName }: ExportToolsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const statusText = useStatusText()
  const { api, notify, settings } = useHost()
  const roomy = useMediaQuery(roomyQuery)
  const [manifest, setManifest] = useState<readonly ManifestOrder[]>()
  const [loading, setLoading] = useState(false)
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
    try {
      const loaded = await loadOrderManifest(api, orders, signal)
      if (signal.aborted) return
      const { length } = numbersWithoutDetails(loaded)
      if (length > 0) notify({ tone: 'warning', text: t.withoutDetails(length) })
      printNow(loaded)
    } catch {
      // The session has ended: the host shows the sign-in dialog, and the requests under way are cancelled.
      controller.abort()
      setLoading(false)
    }
  }
  const save = () => {
    const csv = printCsv(orderRows(orders, t.column, statusText))
    saveFile(`${fileName}-${calendarDayOf(new Date())}.csv`, 'text/csv;charset=utf-8', csv)
  }
  return (
    <>
      <LoadingButton
        aria-label={t.print}
        busy={loading}
        label={roomy ? t.print : t.printShort}
        busyLabel={t.preparing}
        disabled={orders.length === 0}
        onClick={() => void print()}
      />
      <Button aria-label={t.csv} disabled={orders.length === 0} onClick={save}>
        {roomy ? t.csv : t.csvShort}
      </Button>
      {manifest && (
        <OrderManifest orders={manifest} when={formatMoment(Date.now(), settings.timeZone ?? deviceZone(), locale)} />
      )}
    </>
  )
}
