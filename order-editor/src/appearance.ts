/** The language of the editor's texts. */
export type OrderEditorLocale = 'en' | 'es'

/** `auto` follows the system's setting. */
export type OrderEditorScheme = 'light' | 'dark' | 'high-contrast' | 'auto'

/** Colors as CSS writes them, and a font family. What is left out is the editor's own. */
export interface OrderEditorTokens {
  readonly accent?: string | undefined
  readonly accentStrong?: string | undefined
  readonly accentSoft?: string | undefined
  readonly onAccent?: string | undefined
  readonly page?: string | undefined
  readonly surface?: string | undefined
  readonly sunken?: string | undefined
  readonly text?: string | undefined
  readonly muted?: string | undefined
  readonly border?: string | undefined
  readonly control?: string | undefined
  readonly focus?: string | undefined
  readonly danger?: string | undefined
  readonly font?: string | undefined
}

/** A color scheme with colors and a font of the host's own. */
export interface OrderEditorTheme {
  readonly scheme?: OrderEditorScheme | undefined
  readonly tokens?: OrderEditorTokens | undefined
}
