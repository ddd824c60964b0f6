/** Limits of typed values; openapi.yaml sets the same limits for the server. */
export const LIMITS = {
  /** Characters of a comment, reason, signature or barcode. */
  text: 255,
  quantity: { min: 1, max: 999 },
} as const
