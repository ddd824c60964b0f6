/** The public API for messages: each screen has a MessageTable with its texts. */
export { LocaleProvider, useLocale, useMessages, useValueText } from './LocaleProvider.tsx'
export type { MessageTable } from './MessageTable.ts'
export { valueText, valueTexts } from './valueText.ts'
