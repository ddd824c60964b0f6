import { MAX_SCANNER_PAUSE_MS } from '@carrier-portal/shared-ui/form'

/** The shortest rest before a burst in a field for codes. After a shorter one the first characters may be typed by hand. */
const MIN_REST_MS = 500
/** Shorter texts are no barcode. */
const MIN_LENGTH = 4

/** Distinguishes a scanner's burst of keys from typing. One for each place that takes scans. */
interface ScanBurst {
  /** Takes each key with its time in milliseconds; returns the scanned text at the Enter that ends a burst. */
  press(key: string, at: number): string | undefined
}

export interface ScanBurstSettings {
  /** Called before the first key of what may be a burst changes a field. */
  onStart?(): void
  /** The shortest rest before a burst; 0 where each code is checked, so that one without its first characters is refused. */
  readonly minRestMs?: number
}

/**
 * A USB scanner sends keys faster than a person types and ends with Enter. When the pace is ambiguous there is no burst
 * and the field keeps its typed text.
 */
export function createScanBurst({ onStart, minRestMs = MIN_REST_MS }: ScanBurstSettings = {}): ScanBurst {
  let text: string | undefined
  let last = Number.NEGATIVE_INFINITY
  return {
    press(key, at) {
      const pause = at - last
      last = at
      if (pause > MAX_SCANNER_PAUSE_MS) {
        const mayStart = pause >= minRestMs
        if (mayStart) onStart?.()
        text = mayStart ? '' : undefined
      }
      if (key === 'Shift') return undefined
      if (key === 'Enter') {
        const scanned = text
        text = undefined
        if (!scanned || scanned.length < MIN_LENGTH) return undefined
        // The next key was not typed by hand before a burst, so that the next scan needs no rest.
        last = Number.NEGATIVE_INFINITY
        return scanned
      }
      text = key.length === 1 && text !== undefined ? text + key : undefined
      return undefined
    },
  }
}
