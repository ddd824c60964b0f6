import type { Locale } from '@carrier-portal/contract'

/** Temperature states, trip classes and vehicles that the API sends in English, in lower case with single spaces. */
const SPANISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ambient: 'Ambiente',
    'room temperature': 'Temperatura ambiente',
    refrigerated: 'Refrigerado',
    frozen: 'Congelado',
    'dry ice': 'Hielo seco',
    routine: 'Rutina',
    scheduled: 'Programado',
    'on demand': 'A demanda',
    'same day': 'Mismo día',
    car: 'Auto',
    'cargo van': 'Furgoneta',
    'refrigerated van': 'Furgoneta refrigerada',
    bicycle: 'Bicicleta',
  }),
)

/** The text of a value of the API in a language; an unknown value stays as it came. */
export function valueText(value: string, locale: Locale): string {
  if (locale === 'en') return value
  return (
    SPANISH.get(
      value
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, ' '),
    ) ?? value
  )
}

/** The texts of several values of the API, with commas between; empty without a value. */
export function valueTexts(values: readonly string[], locale: Locale): string {
  return values.map((value) => valueText(value, locale)).join(', ')
}
