import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { useRef, useState } from 'react'
import { ScanButton, type ScanResult } from '../../scan/ScanButton.tsx'
import { ScanResultLine } from '../../scan/ScanResultLine.tsx'
import { useScansOverFields } from '../../scan/useScansOverFields.ts'
import { SIGNATURES, type UpdateForm } from '../rules/updateForm.ts'
import { messages } from './messages.ts'
import { useItemScan } from './useItemScan.ts'
import type { useStep } from './useStep.ts'

interface ItemScanProps {
  readonly recording: ReturnType<typeof useStep>
}

/** Scans the items of the step, with the camera where there are several, and with a scanner that sends keys. */
export function ItemScan({ recording }: ItemScanProps) {
  const t = useMessages(messages)
  const content = useRef<HTMLDivElement>(null)
  const scan = useItemScan(recording)
  /** The result of the last code of a scanner that sends keys, which change no signature. */
  const [last, setLast] = useState<ScanResult>()
  useScansOverFields<UpdateForm>(content, SIGNATURES, (code) => {
    const result = scan(code)
    setLast(result)
    return result.result
  })
  return (
    <Stack ref={content} $gap={1}>
      {recording.pending.length > 1 && (
        <ScanButton label={t.scan} onScan={scan}>
          {t.scan}
        </ScanButton>
      )}
      <ScanResultLine result={last} />
    </Stack>
  )
}
