import type { OrderEditorOptions } from '../published.d.ts'
import { SCHEMES } from './readTheme.ts'

const VIEWS: readonly unknown[] = ['details', 'update', 'charge'] satisfies OrderEditorOptions['view'][]
const LOCALES: readonly unknown[] = ['en', 'es'] satisfies OrderEditorOptions['locale'][]

type Check = readonly [key: keyof OrderEditorOptions, holds: (value: unknown) => boolean, wanted: string]

const CHECKS: readonly Check[] = [
  ['view', (value) => VIEWS.includes(value), "'details', 'update' or 'charge'"],
  ['workOrderNumber', isWords, 'the number of an order'],
  ['apiBaseUrl', isApiAddress, "'' for the page's own origin, or an https origin such as 'https://api.example'"],
  ['getAccessToken', isFunction, 'a function that answers with a token'],
  ['locale', optional((value) => LOCALES.includes(value)), "'en' or 'es'"],
  ['timeZone', optional(isTimeZone), "an IANA zone such as 'America/Chicago'"],
  ['theme', optional(isTheme), "'light', 'dark', 'high-contrast', 'auto' or { scheme, tokens }"],
  ['nonce', optional(isText), 'a text'],
  ['hidePatientNames', optional((value) => typeof value === 'boolean'), 'true or false'],
  ...(['onSaved', 'onClosed', 'onError', 'onDirtyChange', 'onAuthRequired'] as const).map(
    (key): Check => [key, optional(isFunction), 'a function'],
  ),
]

/** What is wrong with options, each in a sentence for the developer who wrote them; [] when nothing is. */
export function whyNotOptions(options: unknown): readonly string[] {
  if (typeof options !== 'object' || options === null) return ['options must be an object']
  const given = new Map<string, unknown>(Object.entries(options))
  return CHECKS.flatMap(([key, holds, wanted]) => (holds(given.get(key)) ? [] : `${key} must be ${wanted}`))
}

/** An address that a token may go to: the page's own origin, https, or this very machine. */
function isApiAddress(value: unknown): boolean {
  if (value === '') return true
  if (typeof value !== 'string' || !/^https?:\/\/[^\\/@?#]+\/?$/i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

function isTimeZone(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

function isTheme(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return SCHEMES.includes(value)
  const { scheme, tokens } = value as { scheme?: unknown; tokens?: unknown }
  const areTokens = typeof tokens === 'object' && tokens !== null && Object.values(tokens).every(optional(isText))
  return (scheme === undefined || SCHEMES.includes(scheme)) && (tokens === undefined || areTokens)
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function optional(holds: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || holds(value)
}
