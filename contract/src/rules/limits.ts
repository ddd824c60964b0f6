/** Limits of specification, section 9 and decisions, section 4; openapi.yaml holds the server to the same. */
export const LIMITS = {
  /** Characters of a comment, reason, signature or barcode. */
  text: 255,
  quantity: { min: 1, max: 999 },
} as const
