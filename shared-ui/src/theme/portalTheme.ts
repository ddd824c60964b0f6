import { createTheme, type Theme } from '@carrier-portal/shared-ui/kit'
import type { ColorName } from './colors.ts'
import { componentStyles } from './componentStyles.ts'
import { color, radius, type } from './tokens.ts'

/**
 * The theme for the library's parts. Its colors are our custom properties, so one theme serves every scheme: changing
 * the scheme renders nothing again. The library's own scheme switching is not used, because it writes its choice to the
 * browser's storage.
 */
export function createPortalTheme(): Theme {
  const theme: Theme & { colorSchemes?: object; vars?: object } = createTheme({
    cssVariables: { nativeColor: true, cssVarPrefix: 'cp-mui', shouldSkipGeneratingVar: () => true },
    palette: {
      primary: tone('accent', 'accentStrong', 'onAccent'),
      error: tone('danger', 'danger', 'onDanger'),
      warning: tone('warning', 'warning', 'surface'),
      success: tone('success', 'success', 'surface'),
      info: tone('cool', 'cool', 'surface'),
      text: { primary: color.text, secondary: color.muted, disabled: color.muted },
      background: { default: color.page, paper: color.surface },
      divider: color.border,
    },
    typography: { fontFamily: type.family },
    shape: { borderRadius: Number.parseInt(radius.medium, 10) },
    spacing: (steps: number) => `${steps * 0.25}rem`,
    components: componentStyles,
  })
  // Without its own schemes and generated variables the library reads the palette, which names our properties.
  delete theme.colorSchemes
  theme.vars = undefined
  return theme
}

function tone(main: ColorName, dark: ColorName, contrastText: ColorName) {
  return { main: color[main], light: color[main], dark: color[dark], contrastText: color[contrastText] }
}
