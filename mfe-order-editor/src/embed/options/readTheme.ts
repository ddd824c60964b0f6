import type { OrderEditorOptions, OrderEditorTokens } from '@carrier-portal/order-editor/v1'
import type { DesignTokens } from '@carrier-portal/shared-ui/feedback'
import type { ColorName, ColorScheme } from '@carrier-portal/shared-ui/theme'

/** The names of schemes, 'auto' among them. */
export const SCHEMES: readonly unknown[] = [
  'light',
  'dark',
  'high-contrast',
  'auto',
] satisfies OrderEditorOptions['theme'][]

/** The custom property that each token sets. Other keys are ignored. */
const PROPERTIES = {
  accent: '--cp-accent',
  accentStrong: '--cp-accentStrong',
  accentSoft: '--cp-accentSoft',
  onAccent: '--cp-onAccent',
  page: '--cp-page',
  surface: '--cp-surface',
  sunken: '--cp-sunken',
  text: '--cp-text',
  muted: '--cp-muted',
  border: '--cp-border',
  control: '--cp-control',
  focus: '--cp-focus',
  danger: '--cp-danger',
  font: '--cp-font',
} as const satisfies Record<keyof OrderEditorTokens, `--cp-${ColorName | 'font'}`>

/** The theme for the providers; an undefined scheme follows the system. */
interface ReadTheme {
  readonly scheme: ColorScheme | undefined
  readonly tokens: DesignTokens
}

/** Reads the `theme` option. */
export function readTheme(theme: OrderEditorOptions['theme']): ReadTheme {
  const { scheme = 'auto', tokens = {} } = typeof theme === 'object' ? theme : { scheme: theme }
  const given = Object.entries(PROPERTIES).flatMap(([name, property]) => {
    const value = new Map<string, string | undefined>(Object.entries(tokens)).get(name)
    return value === undefined ? [] : [[property, value] as const]
  })
  return { scheme: scheme === 'auto' ? undefined : scheme, tokens: Object.fromEntries(given) }
}
