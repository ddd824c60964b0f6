import { createStore, type Locale, type Store } from '@carrier-portal/contract'
import { type CookieDocument, cookieAttributes } from '../session/cookieAttributes.ts'

/** The color scheme of this device; `system` follows its setting. */
export type Theme = 'system' | 'light' | 'dark' | 'high-contrast'

/** Theme and language of this device. */
export interface Preferences {
  readonly theme: Theme
  readonly locale: Locale
}

/** The themes in the order of the footer. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'high-contrast']

/** The languages in the order of the footer. */
export const LOCALES: readonly Locale[] = ['en', 'es']

const COOKIE = 'preferences'
const ONE_YEAR = 31_536_000

/** Reads 'dark.es' from the cookies; the defaults are the system's theme and English. */
export function readPreferences(cookies: string): Preferences {
  const [, theme, locale] = /(?:^|;\s*)preferences=([\w-]*)\.([\w-]*)/.exec(cookies) ?? []
  return {
    theme: THEMES.find((known) => known === theme) ?? 'system',
    locale: LOCALES.find((known) => known === locale) ?? 'en',
  }
}

/** The cookie's text. A cookie, because logging out clears the local storage but keeps the preferences. */
export function printPreferences({ theme, locale }: Preferences, attributes: string): string {
  return `${COOKIE}=${theme}.${locale}; Max-Age=${ONE_YEAR}; ${attributes}`
}

/** Sets theme and language on the root element. */
export function applyPreferences({ theme, locale }: Preferences, root: HTMLElement): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  root.lang = locale
}

/** Theme and language of this device, and their setter. */
export interface PreferenceStore {
  readonly store: Store<Preferences>
  readonly locale: Store<Locale>
  change(part: Partial<Preferences>): void
}

/** The preferences of this device; `apply` is called with each change. */
export function createPreferenceStore(jar: CookieDocument, apply: (next: Preferences) => void): PreferenceStore {
  const store = createStore(readPreferences(jar.cookie))
  const locale = createStore(store.get().locale)
  return {
    store,
    locale,
    change(part) {
      const next = { ...store.get(), ...part }
      jar.cookie = printPreferences(next, cookieAttributes(jar))
      apply(next)
      store.set(next)
      locale.set(next.locale)
    },
  }
}
