import type { RefObject } from 'react'
import { signalScan } from './scanSignal.ts'
import { useScannedCodes } from './useScannedCodes.ts'

/**
 * Keeps the Enter at the end of a USB scanner's code from pressing the focused button or link of the dialog around `content`,
 * such as Save, the Accept of an order that was not scanned, or the number of a caller, and signals that the code was not taken.
 */
export function useScansPressNoButton(content: RefObject<HTMLElement | null>): void {
  useScannedCodes(
    content,
    (_, enter) => {
      const focused = enter.composedPath()[0]
      if (!(focused instanceof Element && focused.matches('button, a, summary'))) return
      enter.preventDefault()
      signalScan('refused')
    },
    { minRestMs: 0 },
  )
}
