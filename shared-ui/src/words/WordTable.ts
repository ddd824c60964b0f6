import type { Locale } from '@carrier-portal/contract'

/** The words of one screen in every language: `export const words = { en: {…}, es: {…} } satisfies WordTable<Words>`. */
export type WordTable<T> = Readonly<Record<Locale, T>>
