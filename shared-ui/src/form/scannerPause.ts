/** The longest pause between two characters of a USB scanner, in milliseconds; people type more slowly. */
export const MAX_SCANNER_PAUSE_MS = 35
