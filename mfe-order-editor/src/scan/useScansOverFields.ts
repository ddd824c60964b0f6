import { type RefObject, useRef } from 'react'
import { useForm } from 'react-final-form'
import type { ScanResult } from './ScanButton.tsx'
import { signalScan } from './scanSignal.ts'
import { useScannedCodes } from './useScannedCodes.ts'

/**
 * Takes the codes of a scanner that sends keys, wherever the focus is in the dialog around `content`. The keys of a code are
 * known as such only at its Enter: until then they are typed into the focused field. So the fields get their earlier text
 * back, and the Enter presses and submits nothing. `take` returns whether the code was taken, which is signaled.
 */
export function useScansOverFields<Values extends object>(
  content: RefObject<HTMLElement | null>,
  fields: readonly (keyof Values)[],
  take: (code: string) => ScanResult['result'],
): void {
  const form = useForm<Values>()
  const before = useRef(form.getState().values)
  useScannedCodes(
    content,
    (code, enter) => {
      enter.preventDefault()
      for (const name of fields) form.change(name, before.current[name])
      signalScan(take(code))
    },
    {
      // A scan right after typed text would otherwise be typed into it, and its Enter would save.
      minRestMs: 0,
      onStart: () => {
        before.current = form.getState().values
      },
    },
  )
}
