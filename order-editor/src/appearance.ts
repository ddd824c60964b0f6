/** The language of the editor's texts. */
export type OrderEditorLocale = 'en' | 'es'

/** `auto` follows the system's setting. */
export type OrderEditorScheme = 'light' | 'dark' | 'high-contrast' | 'auto'

/** Colors as CSS writes them, and a font family. What is left out is the editor's own. */
export interface OrderEditorTokens {
  readonly accent?: string
  readonly accentStrong?: string
  readonly accentSoft?: string
  readonly onAccent?: string
  readonly page?: string
  readonly surface?: string
  readonly sunken?: string
  readonly text?: string
  readonly muted?: string
  readonly border?: string
  readonly control?: string
  readonly focus?: string
  readonly danger?: string
  readonly font?: string
}

/** A color scheme with colors and a font of the host's own. */
export interface OrderEditorTheme {
  readonly scheme?: OrderEditorScheme
  readonly tokens?: OrderEditorTokens
}
