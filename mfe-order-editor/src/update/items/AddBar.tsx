import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { messages as scanMessages } from '../../scan/messages.ts'
import { ScanButton, type ScanResult } from '../../scan/ScanButton.tsx'
import { AddItemButton } from './AddItemButton.tsx'
import { messages } from './messages.ts'
import { useItems } from './useItems.ts'

/** Add Item and Scan below the last card on narrow screens, where the new row appears. */
export function AddBar() {
  const t = useMessages(messages)
  const scans = useMessages(scanMessages)
  const items = useItems()
  const scan = (code: string): ScanResult =>
    items.addScanned(code)
      ? { result: 'taken', text: scans.added(code) }
      : { result: 'refused', text: scans.again(code) }
  return (
    <Bar>
      <AddItemButton />
      <ScanButton label={t.scanNew} onScan={scan}>
        {t.scan}
      </ScanButton>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  gap: ${space(3)};
  > * {
    flex: 1 1 0;
  }
`
