import { isTimeLimit } from '@carrier-portal/contract/configuration'
import { isApiAddress } from '@carrier-portal/order-editor/parts'
import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { SCHEMES } from './readTheme.ts'

const VIEWS: readonly unknown[] = ['details', 'update', 'charge'] satisfies OrderEditorOptions['view'][]
const LOCALES: readonly unknown[] = ['en', 'es'] satisfies OrderEditorOptions['locale'][]

type Check = readonly [key: keyof OrderEditorOptions, isValid: (value: unknown) => boolean, expected: string]

const CHECKS: readonly Check[] = [
  ['view', (value) => VIEWS.includes(value), "'details', 'update' or 'charge'"],
  ['workOrderNumber', isNonBlankString, 'the number of an order'],
  ['apiBaseUrl', isApiAddress, "'' or a path for the page's own origin, or an https address as 'https://api.example'"],
  ['apiHeaders', optional((value) => typeof value === 'boolean'), 'true or false'],
  ['requestTimeoutSeconds', optional(isTimeLimit), 'a number of seconds from 1 to 600'],
  ['getAccessToken', isFunction, 'a function that returns a token'],
  ['locale', optional((value) => LOCALES.includes(value)), "'en' or 'es'"],
  ['timeZone', optional(isTimeZone), "an IANA zone such as 'America/Chicago'"],
  ['theme', optional(isTheme), "'light', 'dark', 'high-contrast', 'auto' or { scheme, tokens }"],
  ['nonce', optional(isString), 'a text'],
  ['hidePatientNames', optional((value) => typeof value === 'boolean'), 'true or false'],
  ...(['onSaved', 'onClosed', 'onError', 'onDirtyChange', 'onAuthRequired'] as const).map(
    (key): Check => [key, optional(isFunction), 'a function'],
  ),
]

/** A copy of valid options; throws a TypeError that names the invalid ones. */
export function checkedOptions(
  options: Readonly<Partial<Record<keyof OrderEditorOptions, unknown>>>,
): OrderEditorOptions {
  assertOptions(options)
  return { ...options }
}

function assertOptions(options: unknown): asserts options is OrderEditorOptions {
  const issues = validateOptions(options)
  if (issues.length > 0) throw new TypeError(`order-editor: ${issues.join('; ')}`)
}

/** The invalid options, each as a sentence for the developer; [] when all are valid. */
export function validateOptions(options: unknown): readonly string[] {
  if (typeof options !== 'object' || options === null) return ['options must be an object']
  const given = new Map<string, unknown>(Object.entries(options))
  const unknown = [...given.keys()].filter((name) => CHECKS.every(([key]) => key !== name))
  return [
    ...CHECKS.flatMap(([key, isValid, expected]) => (isValid(given.get(key)) ? [] : `${key} must be ${expected}`)),
    ...unknown.map((name) => `${name} is no option`),
  ]
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
  const areTokens = typeof tokens === 'object' && tokens !== null && Object.values(tokens).every(optional(isString))
  return (scheme === undefined || SCHEMES.includes(scheme)) && (tokens === undefined || areTokens)
}

function isNonBlankString(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function optional(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || isValid(value)
}
