import type { Locale, Store } from '@carrier-portal/contract'
import { LocaleProvider } from '@carrier-portal/shared-ui/i18n'
import { CssBaseline, createGlobalStyle, styled, ThemeProvider } from '@carrier-portal/shared-ui/kit'
import {
  type ColorScheme,
  color,
  createPortalTheme,
  rootStyles,
  textStyles,
  themeVariables,
} from '@carrier-portal/shared-ui/theme'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { StyleScope } from './StyleScope.tsx'

/**
 * - `page`: the portal's own document; the theme is set on its root element.
 * - `embedded`: only the element rendered here is styled, so a remote may have another version than the shell, and the
 *   order editor may run in another company's page.
 */
type UiScope = 'page' | 'embedded'

interface UiProviderProps {
  readonly scope: UiScope
  readonly locale?: Locale
  /** For style elements, where the page's policy requires one and no meta element has it. */
  readonly nonce?: string
  /** The element that dialogs are attached to; the default is the body. */
  readonly portalContainer?: () => HTMLElement
  /** The color scheme; the default is `data-theme` of the root element, else the system's. */
  readonly scheme?: ColorScheme
  /** Custom properties in place of the theme's own, by name: { '--cp-accent': '#7a0019' }. */
  readonly tokens?: DesignTokens
  /** Where style elements go instead of the document's head: the shadow root of an embedded editor. */
  readonly styleTarget?: HTMLElement | ShadowRoot
  readonly dialogs?: DialogPlacement
  /** The width of the container in pixels, where that is not the window's; layouts depend on it. */
  readonly width?: Store<number>
  /** Lets an open dialog close on Back; see `host.nav.interceptBack`. */
  readonly interceptBack?: InterceptBack
  readonly children: ReactNode
}

type InterceptBack = (onBack: () => void) => () => void

/** Values of the theme's custom properties, by name: { '--cp-accent': '#7a0019' }. */
export type DesignTokens = Readonly<Record<`--cp-${string}`, string>>

/** `layer`: over the page. A function: the first dialog is part of the flow, where it is rendered; a ref of its title. */
type DialogPlacement = 'layer' | ((title: HTMLElement | null) => void)

interface Surroundings {
  readonly portalContainer: () => HTMLElement
  readonly scheme: ColorScheme | undefined
  readonly tokens: DesignTokens | undefined
  readonly dialogs: DialogPlacement
  /** The page belongs to another company: nothing outside of the style target may change, scrolling included. */
  readonly isolated: boolean
  readonly width: Store<number> | undefined
  readonly interceptBack: InterceptBack | undefined
}

const SurroundingsContext = createContext<Surroundings>({
  portalContainer: () => document.body,
  scheme: undefined,
  tokens: undefined,
  dialogs: 'layer',
  isolated: false,
  width: undefined,
  interceptBack: undefined,
})

/** Where dialogs go and how they are themed; for dialogs and other parts that are attached outside of their parent. */
export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext)
}

const theme = createPortalTheme()

/**
 * Theme, styles, dialog container and language for its children. Missing options are inherited from the provider
 * around it, if there is one, except the language and the nonce.
 */
export function UiProvider({ scope, locale = 'en', nonce, styleTarget, children, ...options }: UiProviderProps) {
  const around = useSurroundings()
  const portalContainer = options.portalContainer ?? around.portalContainer
  const scheme = options.scheme ?? around.scheme
  const tokens = options.tokens ?? around.tokens
  const dialogs = options.dialogs ?? around.dialogs
  const isolated = around.isolated || styleTarget !== undefined
  const width = options.width ?? around.width
  const interceptBack = options.interceptBack ?? around.interceptBack
  // The same object until a value changes, so that another render of the provider does not render every dialog again.
  const surroundings = useMemo(
    (): Surroundings => ({ portalContainer, scheme, tokens, dialogs, isolated, width, interceptBack }),
    [portalContainer, scheme, tokens, dialogs, isolated, width, interceptBack],
  )
  return (
    <StyleScope nonce={nonce} target={styleTarget}>
      <ThemeProvider theme={theme}>
        <LocaleProvider locale={locale}>
          <SurroundingsContext.Provider value={surroundings}>
            {scope === 'page' ? (
              <>
                <CssBaseline />
                <PageStyles />
                {children}
              </>
            ) : (
              <ThemedRoot lang={locale} data-theme={surroundings.scheme} style={surroundings.tokens}>
                {children}
              </ThemedRoot>
            )}
          </SurroundingsContext.Provider>
        </LocaleProvider>
      </ThemeProvider>
    </StyleScope>
  )
}

/** The content of a dialog in place: dialogs that open inside of it are rendered as layers over the page. */
export function LayeredDialogs({ children }: { children: ReactNode }) {
  const around = useSurroundings()
  const surroundings = useMemo((): Surroundings => ({ ...around, dialogs: 'layer' }), [around])
  return <SurroundingsContext.Provider value={surroundings}>{children}</SurroundingsContext.Provider>
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

/**
 * An element with the custom properties and text styles of the theme, for content outside of a themed page. That page may be
 * written from right to left; the languages of the portal are not.
 */
export const ThemedRoot = styled.div.attrs({ dir: 'ltr' })`
  ${embeddedStyles}
`
