import { type RefObject, useState } from 'react'
import { createScanBurst, type ScanBurstSettings } from './scanBurst.ts'
import { useDialogKeys } from './useDialogKeys.ts'

/**
 * Takes the codes of a USB scanner while the focus is inside the dialog around `content`, each with its last key, the Enter.
 * The settings are those of the first render.
 */
export function useScannedCodes(
  content: RefObject<HTMLElement | null>,
  take: (code: string, enter: KeyboardEvent) => void,
  settings?: ScanBurstSettings,
): void {
  const [burst] = useState(() => createScanBurst(settings))
  useDialogKeys(content, (event) => {
    const code = burst.press(event.key, event.timeStamp)
    if (code !== undefined) take(code, event)
  })
}
