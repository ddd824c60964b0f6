import { createStore } from '@carrier-portal/contract'
import { LOCALES, type Preferences, THEMES } from '../preferences/preferences.ts'

/** What the user typed and submitted in the prerendered login before React's login replaced it. */
export interface EarlyInput {
  readonly values: { readonly username: string; readonly password: string }
  /** The name of the focused input. */
  readonly focused: string | undefined
  readonly isSubmitted: boolean
  /** The theme and the language that were selected; what was left as it was is not in it. */
  readonly preferences: Partial<Preferences>
}

/** Set in the task in which React's page replaces the prerendered login; undefined once React's login has read it. */
export const earlyInput = createStore<EarlyInput | undefined>(undefined)

/** Reads the prerendered form. */
export function readEarlyInput(page: Document): EarlyInput {
  const inputValue = (name: string) => page.querySelector<HTMLInputElement>(`#root input[name="${name}"]`)?.value ?? ''
  const choice = <T extends string>(name: string, known: readonly T[]) => {
    const option = page.querySelector<HTMLOptionElement>(`#root select[name="${name}"] :checked`)
    return option?.defaultSelected === false ? known.find((one) => one === option.value) : undefined
  }
  const [theme, locale] = [choice('theme', THEMES), choice('language', LOCALES)]
  return {
    values: { username: inputValue('username'), password: inputValue('password') },
    focused: page.activeElement instanceof HTMLInputElement ? page.activeElement.name : undefined,
    isSubmitted: page.documentElement.dataset.submitted === 'true',
    preferences: { ...(theme && { theme }), ...(locale && { locale }) },
  }
}
