import { COLORS, radius, space, target } from '@carrier-portal/shared-ui/theme'

/** The styles of the frame's page and sign-in form, in system colors but for the error. The editor has its own styles. */
export function frameStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :root { color-scheme: light dark; }
    body { display: flow-root; margin: 0; font-family: system-ui, sans-serif; }
    form, section { display: grid; gap: ${space(3)}; max-width: 24rem; padding: ${space(4)}; }
    label { display: grid; gap: ${space(1)}; }
    input, button { box-sizing: border-box; font: inherit; min-height: ${target.touch}; padding: ${space(2, 3)}; border-radius: ${radius.medium}; }
    p { margin: 0; }
    [role='alert'] { color: ${COLORS.light.danger}; font-weight: 600; }
    @media (prefers-color-scheme: dark) { [role='alert'] { color: ${COLORS.dark.danger}; } }
  `)
  return sheet
}
