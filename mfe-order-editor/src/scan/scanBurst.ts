/** Longest pause in milliseconds between two characters of a scanner; people are slower. */
const PAUSE = 35
/** Shortest rest before a burst. After a shorter one the first characters may belong to it, and none may be lost. */
const REST = 500
/** Fewer characters are no barcode. */
const LEAST = 4

/** Tells a scanner's burst of keys from typing. One for each field. */
export interface ScanBurst {
  /** Hears of each key with its time in milliseconds; answers the scanned text at the Enter that ends a burst. */
  press(key: string, at: number): string | undefined
}

/**
 * A USB scanner types like a very fast person and presses Enter at the end. Where the pace leaves any doubt there is no
 * burst, and the field keeps what was typed into it.
 */
export function createScanBurst(): ScanBurst {
  let text: string | undefined
  let last = Number.NEGATIVE_INFINITY
  return {
    press(key, at) {
      const pause = at - last
      last = at
      if (pause > PAUSE) text = pause >= REST ? '' : undefined
      if (key === 'Shift') return undefined
      if (key === 'Enter') {
        const scanned = text
        text = undefined
        return scanned && scanned.length >= LEAST ? scanned : undefined
      }
      text = key.length === 1 && text !== undefined ? text + key : undefined
      return undefined
    },
  }
}
