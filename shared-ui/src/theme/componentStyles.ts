import type { Theme } from '@carrier-portal/shared-ui/kit'
import type { CSSProperties } from 'react'
import { color, focusStyle, forced, forcedHighlight, line, radius, space, target, type } from './tokens.ts'

/** Styles of the component library's parts: no ripple, no capitals, no shadow; filled, outlined and text buttons. */
export const componentStyles: NonNullable<Theme['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        minHeight: target.height,
        minWidth: target.height,
        padding: space(1.5, 4),
        borderRadius: radius.medium,
        fontFamily: type.family,
        fontSize: type.body,
        fontWeight: type.medium,
        lineHeight: 1.25,
        textTransform: 'none',
        letterSpacing: 'normal',
        transition: 'background-color 120ms, border-color 120ms',
        '&.Mui-focusVisible': focusStyle,
        // A dashed border, because color alone does not show it in the high-contrast and forced-colors themes.
        '&.Mui-disabled': {
          color: color.muted,
          cursor: 'not-allowed',
          pointerEvents: 'auto',
          borderStyle: 'dashed',
        },
      },
      startIcon: { '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
      contained: {
        backgroundColor: color.accent,
        color: color.onAccent,
        border: `${line.thin} solid transparent`,
        ...hovered({ backgroundColor: color.accentStrong }, { backgroundColor: color.accent }),
        '&.Mui-disabled': { backgroundColor: color.sunken, borderColor: color.border },
        // Forced colors draw a filled button like an outlined one.
        [forced]: { '&:not(.Mui-disabled)': forcedHighlight },
      },
      outlined: {
        backgroundColor: color.surface,
        color: color.accent,
        border: `${line.thin} solid ${color.control}`,
        ...hovered(
          { backgroundColor: color.accentSoft, borderColor: color.accent },
          { backgroundColor: color.surface },
        ),
        '&.Mui-disabled': { borderColor: color.border },
      },
      text: {
        color: color.accent,
        ...hovered({ backgroundColor: color.accentSoft }, { backgroundColor: 'transparent' }),
      },
    },
  },
}

/** The hover style, and `rest` on touch devices, which keep :hover after a tap. */
function hovered(over: CSSProperties, rest: CSSProperties) {
  return { '&:hover': over, '@media (hover: none)': { '&:hover': rest } }
}
