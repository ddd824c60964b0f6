import type { OrderEditorEvents, OrderEditorOptions } from '@carrier-portal/order-editor/v1'

/** The options that attributes and properties set; they are validated when the editor is mounted. */
export type ElementOptions = Omit<OrderEditorOptions, keyof OrderEditorEvents>

/** The attributes of `<order-editor>` and their options. */
const ATTRIBUTES = {
  'work-order-number': 'workOrderNumber',
  view: 'view',
  'api-base-url': 'apiBaseUrl',
  'api-headers': 'apiHeaders',
  'request-timeout-seconds': 'requestTimeoutSeconds',
  locale: 'locale',
  'time-zone': 'timeZone',
  theme: 'theme',
  'hide-patient-names': 'hidePatientNames',
} as const satisfies Readonly<Record<string, keyof ElementOptions>>

/**
 * Attributes that are an option's name without the hyphens, which the element would otherwise ignore. A framework writes
 * them itself, a function as its source text too, where it renders the element before the element is defined.
 */
export function misspeltAttributes(names: readonly string[]): readonly string[] {
  return names.filter((name) => !(name in ATTRIBUTES) && OPTION_NAMES.has(name.replaceAll('-', '').toLowerCase()))
}

/** The options that are properties of the element. */
export const PROPERTIES = [
  ...Object.values(ATTRIBUTES),
  'getAccessToken',
] as const satisfies readonly (keyof ElementOptions)[]

const OPTION_NAMES: ReadonlySet<string> = new Set(PROPERTIES.map((option) => option.toLowerCase()))

/** The attributes whose changes the element handles; with option names, so that one set later is reported at once. */
export const OBSERVED_ATTRIBUTES: readonly string[] = [...Object.keys(ATTRIBUTES), ...OPTION_NAMES]

/** An attribute as an option; a removed attribute unsets it. */
export function readAttribute(name: string, text: string | null): Partial<ElementOptions> {
  const key = new Map<string, keyof ElementOptions>(Object.entries(ATTRIBUTES)).get(name)
  if (!key) return {}
  // Templates write a false value as the text "false".
  if (key === 'hidePatientNames' || key === 'apiHeaders') return { [key]: text !== null && text !== 'false' }
  if (key === 'requestTimeoutSeconds') return { [key]: text === null ? undefined : Number(text) }
  return { [key]: text ?? undefined }
}
