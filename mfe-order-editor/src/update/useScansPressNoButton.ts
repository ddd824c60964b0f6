import { type RefObject, useState } from 'react'
import { createScanBurst } from '../scan/scanBurst.ts'
import { signalScan } from '../scan/scanSignal.ts'
import { useDialogKeys } from '../scan/useDialogKeys.ts'

/**
 * Keeps the Enter at the end of a USB scanner's code from pressing the focused button, such as Save or the "Now" of an
 * item, and signals that the code was not taken.
 */
export function useScansPressNoButton(content: RefObject<HTMLElement | null>): void {
  const [burst] = useState(() => createScanBurst({ minRestMs: 0 }))
  useDialogKeys(content, (event) => {
    const code = burst.press(event.key, event.timeStamp)
    if (code === undefined || !(event.composedPath()[0] instanceof HTMLButtonElement)) return
    event.preventDefault()
    signalScan('refused')
  })
}
