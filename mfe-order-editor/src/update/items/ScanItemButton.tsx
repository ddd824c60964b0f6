import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages as scanMessages } from '../../scan/messages.ts'
import { ScanButton, type ScanResult } from '../../scan/ScanButton.tsx'
import { useOrderForm } from '../form/orderFormContext.ts'
import { messages } from './messages.ts'

/** Adds a row for each barcode that the camera reads. */
export function ScanItemButton() {
  const t = useMessages(messages)
  const scans = useMessages(scanMessages)
  const { itemActions } = useOrderForm()
  const scan = (code: string): ScanResult =>
    itemActions.addScanned(code)
      ? { result: 'taken', text: scans.added(code) }
      : { result: 'refused', text: scans.alreadyOnOrder(code) }
  return (
    <ScanButton label={t.scanNew} onScan={scan}>
      {t.scan}
    </ScanButton>
  )
}
