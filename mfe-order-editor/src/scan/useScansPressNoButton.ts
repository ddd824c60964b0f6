import type { RefObject } from 'react'
import { signalScan } from './scanSignal.ts'
import { useScannedCodes } from './useScannedCodes.ts'

/**
 * Keeps the Enter at the end of a USB scanner's code from pressing the focused button of the dialog around `content`, such as
 * Save or the Accept of an order that was not scanned, and signals that the code was not taken.
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
