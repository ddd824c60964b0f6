/**
 * The product's mark on a grid of 24, as one stroked line: a pickup (dot), the way, and a dropoff (ring). The mark on the
 * screen and the icon files are both made from it.
 */
export const MARK = {
  path: 'M6.5 17.5h7.25a3 3 0 0 0 0-6h-3.5a3 3 0 0 1 0-6h4.9M17.5 3.15a2.35 2.35 0 1 0 0 4.7 2.35 2.35 0 0 0 0-4.7ZM6.5 16.65a.85.85 0 1 0 0 1.7.85.85 0 0 0 0-1.7Z',
  stroke: 2.2,
  /** The corners of its tile. */
  corner: 5.5,
} as const
