/** The door to words: what a person reads stands in a WordTable beside its screen. */
export { LocaleProvider, useLocale, useWords } from './LocaleProvider.tsx'
export type { WordTable } from './WordTable.ts'
