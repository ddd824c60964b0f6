/** The door to words: what a person reads stands in a MessageTable beside its screen. */
export { LocaleProvider, useLocale, useMessages } from './LocaleProvider.tsx'
export type { MessageTable } from './MessageTable.ts'
