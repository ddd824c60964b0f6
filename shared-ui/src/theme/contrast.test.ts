import { COLORS, type ColorName, type ColorScheme } from './colors.ts'

/** WCAG 2.2: the ratio of two colors' relative luminances. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const schemes = Object.keys(COLORS) as ColorScheme[]

/** Text on background, and the least ratio. */
const PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  // Times, windows and numbers.
  ['text', 'page', 7],
  ['text', 'surface', 7],
  ['text', 'sunken', 7],
  ['accent', 'surface', 7],
  ['muted', 'page', 7],
  ['muted', 'surface', 7],
  ['muted', 'accentSoft', 7],
  ['danger', 'dangerSoft', 7],
  ['warning', 'warningSoft', 7],
  ['warning', 'page', 7],
  ['success', 'successSoft', 7],
  // Everything else.
  ['muted', 'sunken', 4.5],
  ['accent', 'page', 4.5],
  ['accent', 'accentSoft', 4.5],
  ['accentStrong', 'accentSoft', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentStrong', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'page', 4.5],
  ['onDanger', 'danger', 4.5],
  ['success', 'surface', 4.5],
  ['cool', 'coolSoft', 4.5],
  ['frozen', 'frozenSoft', 4.5],
  // Edges of controls and the focus ring.
  ['control', 'surface', 3],
  ['control', 'page', 3],
  ['focus', 'surface', 3],
  ['focus', 'page', 3],
]

describe.each(schemes)('scheme %s', (scheme) => {
  test.each(PAIRS)('%s on %s has a ratio of at least %d', (ink, ground, least) => {
    expect(contrast(COLORS[scheme][ink], COLORS[scheme][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('computes 21 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
