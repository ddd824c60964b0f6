import { useStore } from '@carrier-portal/contract'
import { Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { LOCALES, THEMES } from '../preferences/preferences.ts'
import { messages } from './messages.ts'

/** Each language in its own language. */
const LANGUAGE_NAMES = { en: 'English', es: 'Español' } as const

/** Selects for the theme and language of this device. */
export function PreferenceChoices() {
  const t = useMessages(messages)
  const { preferences } = usePortal()
  const { theme, locale } = useStore(preferences.store)
  const id = useId()
  return (
    <Choices>
      <Choice>
        <label htmlFor={`${id}-theme`}>{t.theme}</label>
        <Select
          id={`${id}-theme`}
          name="theme"
          value={theme}
          onChange={({ target }) => preferences.change({ theme: THEMES.find((known) => known === target.value) })}
        >
          {THEMES.map((known) => (
            <option key={known} value={known}>
              {t.themes[known]}
            </option>
          ))}
        </Select>
      </Choice>
      <Choice>
        <label htmlFor={`${id}-language`}>{t.language}</label>
        <Select
          id={`${id}-language`}
          name="language"
          value={locale}
          onChange={({ target }) => preferences.change({ locale: LOCALES.find((known) => known === target.value) })}
        >
          {LOCALES.map((known) => (
            <option key={known} value={known} lang={known}>
              {LANGUAGE_NAMES[known]}
            </option>
          ))}
        </Select>
      </Choice>
    </Choices>
  )
}

/** Phones: two columns as wide as their longest options, each with its label above; one column where both have no room. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 auto;
  gap: ${space(4)};
  ${wide.tablet} {
    flex: none;
  }
`

const Choice = styled.span`
  flex: 1 1 auto;
  ${wide.tablet} {
    display: flex;
    flex-basis: 0;
    align-items: center;
    gap: ${space(2)};
    select {
      width: auto;
    }
  }
`
