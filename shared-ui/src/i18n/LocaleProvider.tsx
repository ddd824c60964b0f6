import type { Locale } from '@carrier-portal/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { MessageTable } from './MessageTable.ts'
import { valueText } from './valueText.ts'

const LocaleContext = createContext<Locale>('en')

/** Sets the language of everything inside. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>
}

/** The present language, for number and date formats. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The texts of a screen in the present language. English without a LocaleProvider. */
export function useMessages<T>(table: MessageTable<T>): T {
  return table[useLocale()]
}

/** Returns the text of a temperature state, trip class or vehicle in the present language; a missing value stays null. */
export function useValueText(): <T extends string | null>(value: T) => string | T {
  const locale = useLocale()
  return (value) => (value === null ? value : valueText(value, locale))
}
