/** Longest pause in milliseconds between two characters of a scanner; people are slower. */
const PAUSE = 35
/** Fewer characters are no barcode. */
const LEAST = 4

/** Tells a scanner's burst of keys from typing. One for each field. */
export interface ScanBurst {
  /** Hears of each key with its time in milliseconds; answers the scanned text at the Enter that ends a burst. */
  press(key: string, at: number): string | undefined
}

/** A USB scanner types like a very fast person and presses Enter at the end. */
export function createScanBurst(): ScanBurst {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  return {
    press(key, at) {
      const goesOn = at - last <= PAUSE
      last = at
      if (key === 'Enter') {
        const scanned = goesOn && text.length >= LEAST ? text : undefined
        text = ''
        return scanned
      }
      if (key === 'Shift') return undefined
      text = key.length === 1 ? (goesOn ? text : '') + key : ''
      return undefined
    },
  }
}
