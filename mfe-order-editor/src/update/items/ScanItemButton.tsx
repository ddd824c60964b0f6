import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages as scanMessages } from '../../scan/messages.ts'
import { ScanButton, type ScanResult } from '../../scan/ScanButton.tsx'
import { messages } from './messages.ts'
import { useItems } from './useItems.ts'

/** Adds a row for each barcode that the camera reads. */
export function ScanItemButton() {
  const t = useMessages(messages)
  const scans = useMessages(scanMessages)
  const items = useItems()
  const scan = (code: string): ScanResult =>
    items.addScanned(code)
      ? { result: 'taken', text: scans.added(code) }
      : { result: 'refused', text: scans.alreadyOnOrder(code) }
  return (
    <ScanButton label={t.scanNew} onScan={scan}>
      {t.scan}
    </ScanButton>
  )
}
