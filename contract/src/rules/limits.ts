/** Limits of typed values; openapi.yaml sets the same limits for the server. */
export const LIMITS = {
  /** Characters of a reference, comment, reason, signature or barcode. */
  text: 255,
  quantity: { min: 1, max: 999 },
  /** Days of one search, the last one included: more than a carrier needs at once, and few enough for one response. */
  searchDays: 92,
} as const
