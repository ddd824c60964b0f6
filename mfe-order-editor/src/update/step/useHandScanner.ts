import { type RefObject, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import type { ScanResult } from '../../scan/ScanButton.tsx'
import { signalScan } from '../../scan/scanSignal.ts'
import { useScannedCodes } from '../../scan/useScannedCodes.ts'
import { SIGNATURES, type UpdateForm } from '../rules/updateForm.ts'

/**
 * Takes the codes of a scanner that sends keys, wherever the focus is in the dialog around `content`. The keys of a code are
 * known as such only at its Enter: until then they are typed into the focused field, which then gets its earlier text back,
 * and the Enter presses nothing. Returns the result of the last code.
 */
export function useHandScanner(
  content: RefObject<HTMLElement | null>,
  onScan: (code: string) => ScanResult,
): ScanResult | undefined {
  const form = useForm<UpdateForm>()
  const [last, setLast] = useState<ScanResult>()
  const before = useRef(form.getState().values)
  useScannedCodes(
    content,
    (code, enter) => {
      enter.preventDefault()
      for (const name of SIGNATURES) form.change(name, before.current[name])
      const result = onScan(code)
      signalScan(result.result)
      setLast(result)
    },
    {
      // A scan right after a typed signature would otherwise be typed into it, and its Enter would save.
      minRestMs: 0,
      onStart: () => {
        before.current = form.getState().values
      },
    },
  )
  return last
}
