import { COLORS, type ColorName, type ColorScheme } from './colors.ts'
import { color, colorVariable, focusRing, print, type, wide } from './tokens.ts'

/** The custom properties of one scheme, as style text. */
function schemeVariables(scheme: ColorScheme): string {
  const colors = Object.entries(COLORS[scheme]) as [ColorName, string][]
  const mode = scheme === 'dark' ? 'dark' : 'light'
  return `color-scheme: ${mode}; ${colors.map(([name, value]) => `${colorVariable(name)}: ${value};`).join(' ')}`
}

/**
 * Sizes and colors for the element `self` and its descendants. `named(scheme)` selects it when `data-theme` names a
 * scheme; without a name the system's preference applies. On paper the light colors take the place of the dark ones.
 */
export function themeVariables(self: string, named: (scheme: ColorScheme) => string): string {
  return `
    ${self} { --cp-body: 1rem; --cp-small: 0.875rem; --cp-title: 1.5rem; --cp-target: 48px; ${schemeVariables('light')} }
    ${wide.desk} { ${self} { --cp-body: 0.9375rem; --cp-small: 0.8125rem; --cp-title: 1.625rem; } }
    ${wide.mouseDesk} { ${self} { --cp-target: 36px; } }
    ${print} { ${self} { --cp-body: 0.75rem; --cp-small: 0.625rem; } }
    @media screen and (prefers-color-scheme: dark) { ${self} { ${schemeVariables('dark')} } }
    @media (prefers-contrast: more) { ${self} { ${schemeVariables('high-contrast')} } }
    ${named('light')} { ${schemeVariables('light')} }
    @media screen { ${named('dark')} { ${schemeVariables('dark')} } }
    ${named('high-contrast')} { ${schemeVariables('high-contrast')} }
  `
}

/** The default text style. */
export const textStyles = `
  font-family: ${type.family};
  font-size: ${type.body};
  line-height: 1.5;
  color: ${color.text};
  -webkit-text-size-adjust: 100%;
  -webkit-font-smoothing: antialiased;
`

/**
 * One focus ring for every control, and no animation under prefers-reduced-motion. Transitions are off there: a short duration
 * would start one at every element, because each has the initial transition-property "all", and an inherited color would
 * reach the innermost elements only after a frame for each level.
 */
export function rootStyles(self: string): string {
  return `
    ${self} *, ${self} *::before, ${self} *::after { box-sizing: border-box; }
    ${self} :focus-visible { ${focusRing} }
    @media (prefers-reduced-motion: reduce) {
      ${self} *, ${self} *::before, ${self} *::after {
        animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
        transition: none !important; scroll-behavior: auto !important;
      }
    }
  `
}
