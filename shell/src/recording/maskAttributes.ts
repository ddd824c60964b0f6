import { isRecord } from '@carrier-portal/contract'
import { parseUrl } from '@carrier-portal/contract/routes'

/** Attributes that shape the page and hold no text: every other one is left out. */
const SHAPES: ReadonlySet<string> = new Set([
  'class',
  'style',
  'type',
  'role',
  'rel',
  'dir',
  'lang',
  'hidden',
  'disabled',
  'checked',
  'width',
  'height',
  'viewBox',
  'd',
  'fill',
  'stroke',
  'rr_width',
  'rr_height',
  '_cssText',
])

/**
 * A replacer for JSON.stringify. The recorder masks texts and inputs only, so this leaves out of its events what attributes
 * and addresses hold: telephone and map links, names for screen readers, titles, the number of an order in the address.
 */
export function maskAttributes(key: string, value: unknown): unknown {
  if (key === 'attributes' && isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([name, text]) => SHAPES.has(name) || isStyleSheet(text)))
  if (key === 'href' && !isStyleSheet(value)) return originOf(value)
  return value
}

/** The address of one of the portal's own style sheets, whose name is a hash. */
function isStyleSheet(value: unknown): boolean {
  return typeof value === 'string' && /^[\w./:-]+\.css$/.test(value)
}

function originOf(value: unknown): string {
  return (typeof value === 'string' && parseUrl(value)?.origin) || ''
}
