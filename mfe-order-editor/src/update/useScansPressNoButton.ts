import type { RefObject } from 'react'
import { signalScan } from '../scan/scanSignal.ts'
import { useScannedCodes } from '../scan/useScannedCodes.ts'

/**
 * Keeps the Enter at the end of a USB scanner's code from pressing the focused button, such as Save or the "Now" of an
 * item, and signals that the code was not taken.
 */
export function useScansPressNoButton(content: RefObject<HTMLElement | null>): void {
  useScannedCodes(
    content,
    (_, enter) => {
      if (!(enter.composedPath()[0] instanceof HTMLButtonElement)) return
      enter.preventDefault()
      signalScan('refused')
    },
    { minRestMs: 0 },
  )
}
