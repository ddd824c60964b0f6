import type { Locale } from '@carrier-portal/contract'

/** The texts of one screen in every language: `export const messages = { en: {…}, es: {…} } satisfies MessageTable<Messages>`. */
export type MessageTable<T> = Readonly<Record<Locale, T>>
