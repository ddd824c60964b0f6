import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useRef } from 'react'
import { messages as scanMessages } from '../../scan/messages.ts'
import type { ScanResult } from '../../scan/ScanButton.tsx'
import { useFormValues } from '../form/useFormSelection.ts'
import { hasBarcode } from '../rules/itemList.ts'
import { messages } from './messages.ts'
import type { useStep } from './useStep.ts'

/** Checks scanned codes against the items of the step: each one that is found is ticked, once. */
export function useItemScan({
  step,
  pending,
  leftOut,
  setLeftOut,
}: ReturnType<typeof useStep>): (code: string) => ScanResult {
  const t = useMessages(scanMessages)
  const { notPending } = useMessages(messages)
  const { read } = useFormValues()
  const scanned = useRef(new Set<string>())
  return (code) => {
    const item = pending.find(({ barcode }) => barcode.trim() === code.trim())
    if (!item) {
      const isOnOrder = hasBarcode(read().items, code)
      return { result: 'refused', text: isOnOrder ? notPending[step](code) : t.notOnOrder(code) }
    }
    if (scanned.current.has(item.key)) return { result: 'refused', text: t.again(code) }
    scanned.current.add(item.key)
    if (leftOut.has(item.key)) setLeftOut(new Set([...leftOut].filter((key) => key !== item.key)))
    return { result: 'taken', text: t.onOrder(code) }
  }
}
