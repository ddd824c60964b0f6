import { COLORS, type ColorName } from './colors.ts'

const PREFIX = '--cp'

/** The custom property of a color; the active scheme sets its value. */
export function colorVariable(name: ColorName): string {
  return `${PREFIX}-${name}`
}

/** Every color as a style value: `color: ${color.muted};`. */
export const color = Object.fromEntries(
  Object.keys(COLORS.light).map((name) => [name, `var(${PREFIX}-${name})`]),
) as Readonly<Record<ColorName, string>>

/** Steps of 4 px, in rem: `space(3)` is 12 px. Several steps give a shorthand. */
export function space(...steps: readonly number[]): string {
  return steps.map((step) => (step === 0 ? '0' : `${step * 0.25}rem`)).join(' ')
}

/** The type scale. `body` is 16 px on phones; `body` and `small` are smaller on desks. */
export const type = {
  family: `var(${PREFIX}-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif)`,
  body: `var(${PREFIX}-body)`,
  small: `var(${PREFIX}-small)`,
  large: '1.25rem',
  title: `var(${PREFIX}-title)`,
  regular: '400',
  medium: '600',
  strong: '700',
} as const

/** Corner radii; `round` makes both ends of a chip circles. */
export const radius = { small: '4px', medium: '6px', large: '10px', round: '999px' } as const

/** Heights of buttons and inputs: 48 px for touch, less for a mouse. */
export const target = { height: `var(${PREFIX}-target)`, touch: '48px' } as const

/**
 * The height that the portal's notices take at the bottom of the window. A dialog and what stays at the bottom of a list
 * leave it free, because the notices lie above them. In another company's page there are none.
 */
export const noticesHeight = { variable: `${PREFIX}-notices`, value: `var(${PREFIX}-notices, 0px)` } as const

/** The space beside the text of an input. A dense table sets the variable to less. */
export const inputPadding = {
  variable: `${PREFIX}-input-padding`,
  value: `var(${PREFIX}-input-padding, ${space(2.5)})`,
} as const

/** Widths of borders; `bar` marks one edge of a card or an alert. */
export const line = { thin: '1px', thick: '2px', bar: '4px' } as const

/** Stacking order: dialogs above the page, notices above dialogs. */
export const layer = { dialog: '1300', notice: '1400' } as const

/**
 * Media queries for `useMediaQuery`: 600 px (a tablet), 900 px (a desk), and 1280 px (room for long button texts).
 * Widths are in em, here the text size of the browser's settings, because larger texts need more room.
 */
export const tabletQuery = '(min-width: 37.5em)'
export const deskQuery = '(min-width: 56.25em)'
/** A desk with a mouse. A phone held sideways and a tablet are as wide, and are for a finger. */
export const mouseDeskQuery = `${deskQuery} and (pointer: fine)`
export const roomyQuery = '(min-width: 80em)'
/** Wide enough for the table of an order's items in its details, 1100 px. */
export const tableQuery = '(min-width: 68.75em)'
/** Wide enough for the order table with its most important columns, 1000 px. */
export const orderTableQuery = '(min-width: 62.5em)'

/** Wide enough for an order card whose parts are side by side, 1400 px. */
const cardLineQuery = '(min-width: 87.5em)'

/** The widths for `styled`. */
export const wide = {
  tablet: `@media ${tabletQuery}`,
  desk: `@media ${deskQuery}`,
  mouseDesk: `@media ${mouseDeskQuery}`,
  roomy: `@media ${roomyQuery}`,
  cardLine: `@media ${cardLineQuery}`,
} as const

/** A small phone, up to 359 px. */
export const narrow = '@media (max-width: 22.4375em)'

const lowQuery = '(max-height: 30rem)'

/**
 * Too low for a dialog whose title and buttons stay in view: a window, as on a phone held sideways, above a phone's keyboard or
 * with a large zoom, and the layer of a dialog, whose query counts the size of the page's texts too.
 */
export const low = { query: lowQuery, window: `@media ${lowQuery}`, layer: `@container ${lowQuery}` } as const

/** A dialog that is narrow for the size of its texts: labels and buttons are above or below what they are beside elsewhere. */
export const magnified = '@container (max-width: 17rem)'

/** On paper. */
export const print = '@media print'

/** The user wants no animation. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'

/** The browser replaces the theme's colors by those of the system. */
export const forced = '@media (forced-colors: active)'

/** Digits of equal width, so that times and numbers align in columns. */
export const tabularNumbers =
  'font-variant-numeric: tabular-nums lining-nums; font-feature-settings: "tnum" 1, "lnum" 1;'

/** The start of a table's row: a bar in this color, or its room alone, because forced colors would show a transparent bar. */
export const rowStart = (bar: string | undefined) =>
  bar ? `border-inline-start: ${line.bar} solid ${bar};` : `padding-inline-start: calc(${space(1)} + ${line.bar});`

/** Text for screen readers only. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'

/** Styles of external text: it breaks anywhere, so that it never widens the page. */
export const externalText = 'overflow-wrap: anywhere; min-width: 0; unicode-bidi: plaintext;'

/** Styles of a scroll area with fields: a focused one comes into view with its message, and not behind a sticky head. */
export const fieldScrollPadding = 'scroll-padding-block: min(2.5rem, 15%) min(6rem, 30%);'

/** The focus ring as an object, for the component library. */
export const focusStyle = { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } as const

/** The focus ring as text, for `styled`. */
export const focusRing = `outline: ${focusStyle.outline}; outline-offset: ${focusStyle.outlineOffset};`

/** Stands out in forced colors, which replace the theme's colors. */
export const forcedHighlight = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const

/** Marks a chosen control in forced colors. */
export const chosenWhenForced = `${forced} { forced-color-adjust: ${forcedHighlight.forcedColorAdjust}; background: ${forcedHighlight.backgroundColor}; color: ${forcedHighlight.color}; }`
