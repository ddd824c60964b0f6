import type { Locale } from '@carrier-portal/contract'

/** The words of one screen in every language: `export const messages = { en: {…}, es: {…} } satisfies MessageTable<Messages>`. */
export type MessageTable<T> = Readonly<Record<Locale, T>>
