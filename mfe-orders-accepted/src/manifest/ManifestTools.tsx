import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { printCsv } from '@carrier-portal/order-lists'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { calendarDayOf, deviceZone, formatMoment } from '@carrier-portal/shared-ui/time'
import { manifestRows } from './manifestRows.ts'
import { messages } from './messages.ts'
import { printSheet } from './printManifest.ts'
import { saveFile } from './saveFile.ts'

/** Everything found in the list, on paper or as a table file. On phones the buttons show a word each. */
export function ManifestTools({ orders }: { orders: readonly WorkOrderListItem[] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { settings } = useHost()
  const desk = useMediaQuery(deskQuery)
  const rows = () => manifestRows(orders, t.column)
  const print = () => {
    const when = formatMoment(Date.now(), settings.timeZone ?? deviceZone(), locale)
    printSheet({ title: t.title, note: t.printed(when, orders.length), rows: rows() })
  }
  const save = () =>
    saveFile(`${t.fileName}-${calendarDayOf(new Date())}.csv`, 'text/csv;charset=utf-8', printCsv(rows()))
  return (
    <>
      <Button aria-label={t.print} onClick={print}>
        {desk ? t.print : t.printShort}
      </Button>
      <Button aria-label={t.csv} onClick={save}>
        {desk ? t.csv : t.csvShort}
      </Button>
    </>
  )
}
