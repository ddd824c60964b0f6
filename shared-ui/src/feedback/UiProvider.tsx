import type { Locale } from '@carrier-portal/contract'
import { CssBaseline, createGlobalStyle, StyleSheetManager, styled, ThemeProvider } from '@carrier-portal/shared-ui/kit'
import {
  type ColorScheme,
  color,
  createPortalTheme,
  rootStyles,
  textStyles,
  themeVariables,
} from '@carrier-portal/shared-ui/theme'
import { LocaleProvider } from '@carrier-portal/shared-ui/words'
import { createContext, type ReactNode, useContext } from 'react'

/**
 * - `page`: the whole document is ours; the theme stands on its root element.
 * - `embedded`: only the element rendered here is ours. Nothing outside of it is styled, so a remote may be of another
 *   version than the shell, and the order editor may stand in a stranger's page.
 */
export type UiScope = 'page' | 'embedded'

export interface UiProviderProps {
  readonly scope: UiScope
  readonly locale?: Locale
  /** For style elements, where the page's policy asks for one and does not name it in a meta element. */
  readonly nonce?: string
  /** Where dialogs are attached; the body unless told. */
  readonly portalContainer?: () => HTMLElement
  /** Asks for a scheme by name; unless told, `data-theme` of the root element or the system decides. */
  readonly scheme?: ColorScheme
  readonly children: ReactNode
}

interface Surroundings {
  readonly portalContainer: () => HTMLElement
  readonly scope: UiScope
  readonly scheme: ColorScheme | undefined
}

const SurroundingsContext = createContext<Surroundings>({
  portalContainer: () => document.body,
  scope: 'page',
  scheme: undefined,
})

/** Where dialogs go and how they are themed; for dialogs and other parts that leave the place they are rendered in. */
export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext)
}

const theme = createPortalTheme()

/** Theme, style nonce, place for dialogs and language for everything inside. */
export function UiProvider({ scope, locale = 'en', nonce, portalContainer, scheme, children }: UiProviderProps) {
  const surroundings = { portalContainer: portalContainer ?? (() => document.body), scope, scheme }
  return (
    <WithNonce nonce={nonce}>
      <ThemeProvider theme={theme}>
        <LocaleProvider locale={locale}>
          <SurroundingsContext.Provider value={surroundings}>
            {scope === 'page' && <CssBaseline />}
            {scope === 'page' && <PageStyles />}
            {scope === 'page' ? children : <ThemedRoot data-theme={scheme}>{children}</ThemedRoot>}
          </SurroundingsContext.Provider>
        </LocaleProvider>
      </ThemeProvider>
    </WithNonce>
  )
}

/** A nonce of our own makes a second style element; without one the style engine finds the page's by itself. */
function WithNonce({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return nonce === undefined ? children : <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>
}

const PageStyles = createGlobalStyle`
  ${themeVariables(':root', (scheme) => `:root[data-theme='${scheme}']`)}
  body { ${textStyles} background: ${color.page}; }
  ${rootStyles('body')}
`

const embeddedStyles = `
  ${themeVariables('&', (scheme) => `&[data-theme='${scheme}'], :root[data-theme='${scheme}'] &:not([data-theme])`)}
  ${textStyles}
  ${rootStyles('&')}
`

/** An element that carries the whole theme itself, for what stands outside of a themed page. */
export const ThemedRoot = styled.div`
  ${embeddedStyles}
`
