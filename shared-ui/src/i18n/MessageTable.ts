import type { Locale } from '@carrier-portal/contract'

/**
 * The texts of one screen in every language: `const en = {…}`, then `const es: typeof en = {…}`, so that a text without its
 * translation does not compile, and `export const messages = { en, es }`.
 */
export type MessageTable<T> = Readonly<Record<Locale, T>>
