/** Limits of typed values; openapi.yaml sets the same limits for the server. */
export const LIMITS = {
  /** Characters of a reference, comment, reason, signature or barcode. */
  text: 255,
  quantity: { min: 1, max: 999 },
  /** Days of one search, the last one included: more than a carrier needs at once, and few enough for one response. */
  searchDays: 92,
} as const

/**
 * The largest body of a save in bytes: as many line items as openapi.yaml allows, each text with as many characters as it
 * allows, and each of these a control character, which a browser's JSON writes with six bytes.
 */
export const MAX_SAVE_BYTES = 11 * 1024 * 1024
