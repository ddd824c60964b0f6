import type { OrderEditorEvents, OrderEditorOptions } from './published.d.ts'

/** What an element is given by attributes and properties; whether it can be used is checked where it is used. */
export type ElementOptions = Omit<OrderEditorOptions, keyof OrderEditorEvents>

/** The attributes of `<order-editor>`, each with the option it stands for. */
export const ATTRIBUTES = {
  'work-order-number': 'workOrderNumber',
  view: 'view',
  'api-base-url': 'apiBaseUrl',
  locale: 'locale',
  'time-zone': 'timeZone',
  theme: 'theme',
  'hide-patient-names': 'hidePatientNames',
} as const satisfies Readonly<Record<string, keyof ElementOptions>>

/** An attribute as an option; a missing one takes the option back. */
export function readAttribute(name: string, text: string | null): Partial<ElementOptions> {
  const key = new Map<string, keyof ElementOptions>(Object.entries(ATTRIBUTES)).get(name)
  if (!key) return {}
  if (key === 'hidePatientNames') return { hidePatientNames: text !== null }
  return { [key]: text ?? undefined }
}
