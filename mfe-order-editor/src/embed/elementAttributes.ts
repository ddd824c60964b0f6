import type { OrderEditorEvents, OrderEditorOptions } from '@carrier-portal/order-editor/v1'

/** The options that attributes and properties set; they are validated when the editor is mounted. */
export type ElementOptions = Omit<OrderEditorOptions, keyof OrderEditorEvents>

/** The attributes of `<order-editor>` and their options. */
const ATTRIBUTES = {
  'work-order-number': 'workOrderNumber',
  view: 'view',
  'api-base-url': 'apiBaseUrl',
  'api-headers': 'apiHeaders',
  locale: 'locale',
  'time-zone': 'timeZone',
  theme: 'theme',
  'hide-patient-names': 'hidePatientNames',
} as const satisfies Readonly<Record<string, keyof ElementOptions>>

/** Attributes that are an option's name without the hyphens, which the element would otherwise ignore. */
export function misspeltAttributes(names: readonly string[]): readonly string[] {
  return names.filter((name) => !(name in ATTRIBUTES) && OPTION_NAMES.has(name.replaceAll('-', '').toLowerCase()))
}

/** The options that have an attribute. */
export const ATTRIBUTE_OPTIONS = Object.values(ATTRIBUTES)

const OPTION_NAMES: ReadonlySet<string> = new Set(ATTRIBUTE_OPTIONS.map((option) => option.toLowerCase()))

/** The attributes whose changes the element handles; with option names, so that one set later is reported at once. */
export const OBSERVED_ATTRIBUTES: readonly string[] = [...Object.keys(ATTRIBUTES), ...OPTION_NAMES]

/** An attribute as an option; a removed attribute unsets it. */
export function readAttribute(name: string, text: string | null): Partial<ElementOptions> {
  const key = new Map<string, keyof ElementOptions>(Object.entries(ATTRIBUTES)).get(name)
  if (!key) return {}
  // Templates write a false value as the text "false".
  if (key === 'hidePatientNames' || key === 'apiHeaders') return { [key]: text !== null && text !== 'false' }
  return { [key]: text ?? undefined }
}
