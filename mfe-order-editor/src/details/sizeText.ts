import type { LineItem } from '@carrier-portal/contract'

/** '12 × 10 × 8', with an em dash for a length that is not known; undefined where none is. */
export function sizeText({ length, width, height }: LineItem): string | undefined {
  if (length === null && width === null && height === null) return undefined
  return [length, width, height].map((side) => (side === null ? '—' : String(side))).join(' × ')
}
