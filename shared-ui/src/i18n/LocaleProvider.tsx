import type { Locale } from '@carrier-portal/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { MessageTable } from './MessageTable.ts'

const LocaleContext = createContext<Locale>('en')

/** Sets the language of everything inside. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>
}

/** The present language, for number and date formats. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** A screen's words in the present language. English without a LocaleProvider. */
export function useMessages<T>(table: MessageTable<T>): T {
  return table[useContext(LocaleContext)]
}
