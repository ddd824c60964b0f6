import { MARK } from '@carrier-portal/shared-ui/feedback'
import { COLORS } from '@carrier-portal/shared-ui/theme'

/**
 * The sources of the mark's SVG files, for the page's icon and the installed app: `icon` has the corners of a tile,
 * `maskable` fills the square that a launcher cuts.
 */
export function iconFiles(): Readonly<Record<'icon' | 'maskable', string>> {
  return { icon: svg(MARK.corner), maskable: svg(0) }
}

function svg(corner: number): string {
  const { accent, onAccent } = COLORS.light
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
    `<rect width="24" height="24" rx="${corner}" fill="${accent}"/>`,
    `<path d="${MARK.path}" fill="none" stroke="${onAccent}" stroke-width="${MARK.stroke}"`,
    ' stroke-linecap="round" stroke-linejoin="round"/></svg>',
  ].join('')
}
