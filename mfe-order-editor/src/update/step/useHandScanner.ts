import { type RefObject, useState } from 'react'
import type { ScanResult } from '../../scan/ScanButton.tsx'
import { useScansOverFields } from '../../scan/useScansOverFields.ts'
import { SIGNATURES, type UpdateForm } from '../rules/updateForm.ts'

/** Takes the codes of a scanner that sends keys, which change no signature. Returns the result of the last code. */
export function useHandScanner(
  content: RefObject<HTMLElement | null>,
  onScan: (code: string) => ScanResult,
): ScanResult | undefined {
  const [last, setLast] = useState<ScanResult>()
  useScansOverFields<UpdateForm>(content, SIGNATURES, (code) => {
    const result = onScan(code)
    setLast(result)
    return result.result
  })
  return last
}
