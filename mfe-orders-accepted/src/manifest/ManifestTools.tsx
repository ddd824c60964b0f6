import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { Button } from '@carrier-portal/shared-ui/kit'
import { printCsv } from '@carrier-portal/shared-ui/orders'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { calendarDayOf, deviceZone, showMoment } from '@carrier-portal/shared-ui/time'
import { useLocale, useWords } from '@carrier-portal/shared-ui/words'
import { manifestRows } from './manifestRows.ts'
import { printSheet } from './printSheet.ts'
import { saveFile } from './saveFile.ts'
import { words } from './words.ts'

/** Everything found in the list, on paper or as a table file. On phones the buttons show a word each. */
export function ManifestTools({ orders }: { orders: readonly WorkOrderListItem[] }) {
  const say = useWords(words)
  const locale = useLocale()
  const { settings } = useHost()
  const desk = useMediaQuery(deskQuery)
  const rows = () => manifestRows(orders, say.column)
  const print = () => {
    const when = showMoment(Date.now(), settings.timeZone ?? deviceZone(), locale)
    printSheet({ title: say.title, note: say.printed(when, orders.length), rows: rows() })
  }
  const save = () =>
    saveFile(`${say.fileName}-${calendarDayOf(new Date())}.csv`, 'text/csv;charset=utf-8', printCsv(rows()))
  return (
    <>
      <Button aria-label={say.print} onClick={print}>
        {desk ? say.print : say.printShort}
      </Button>
      <Button aria-label={say.csv} onClick={save}>
        {desk ? say.csv : say.csvShort}
      </Button>
    </>
  )
}
