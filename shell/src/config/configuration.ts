import { isOwnPath, isRecord } from '@carrier-portal/contract'
import { parseUrl } from '@carrier-portal/contract/routes'

/** What an operator sets without a rebuild: the document at /config.json. */
export interface Configuration {
  readonly productName: string
  /** '' or a path means the page's own origin. */
  readonly apiBaseUrl: string
  /** Whether a backend of another origin allows Idempotency-Key, If-Match and X-Background. */
  readonly apiHeaders: boolean
  /** Seconds until a call is given up, its response body included. */
  readonly requestTimeoutSeconds: number
  readonly registryUrl: string
  readonly documents: { readonly eula: string; readonly privacyPolicy: string; readonly privacyPolicyCa: string }
  /** The largest document that is fetched, and the longest time for it. */
  readonly documentLimits: { readonly megabytes: number; readonly seconds: number }
  readonly supportPhone: string
  /** What the reset-password screen shows: the support line, or a form that sets a new password. */
  readonly passwordReset: 'support' | 'form'
  readonly sessionRecording: { readonly endpoint: string } | null
  /** Where typed work is kept: encrypted on the device, in the tab's session storage, or in the page's memory. */
  readonly drafts: 'device' | 'session' | 'memory'
  /** Whether a service worker keeps the portal's code on the device, so that it opens without a network. */
  readonly offline: boolean
  readonly hidePatientNames: boolean
  /** Origins besides the page's own that remotes may come from. */
  readonly allowedRemoteOrigins: readonly string[]
  readonly telemetry: { readonly endpoint: string } | null
}

/** A configuration, or the list of its problems. */
export type ConfigurationReading =
  | { readonly state: 'read'; readonly configuration: Configuration }
  | { readonly state: 'refused'; readonly problems: readonly string[] }

const DEFAULTS: Configuration = {
  productName: 'Carrier Portal',
  apiBaseUrl: '',
  apiHeaders: false,
  requestTimeoutSeconds: 30,
  registryUrl: '/registry.json',
  documents: {
    eula: '/documents/EULA.pdf',
    privacyPolicy: '/documents/PrivacyPolicy.pdf',
    privacyPolicyCa: '/documents/PrivacyPolicyCA.pdf',
  },
  documentLimits: { megabytes: 25, seconds: 15 },
  supportPhone: '1-800-555-0100',
  passwordReset: 'support',
  sessionRecording: null,
  drafts: 'device',
  offline: true,
  hidePatientNames: false,
  allowedRemoteOrigins: [],
  telemetry: null,
}

type Check<T> = (value: unknown) => value is T

/** Reads the document strictly: a missing key has its default, an invalid value is a problem. */
export function readConfiguration(json: unknown): ConfigurationReading {
  if (!isRecord(json)) return { state: 'refused', problems: ['the document is not an object'] }
  const problems: string[] = []
  const documents = json.documents === undefined ? {} : json.documents
  if (!isRecord(documents)) problems.push('"documents" must be an object')

  function take<T>(from: unknown, key: string, fallback: T, check: Check<T>, expected: string): T {
    const value = isRecord(from) ? from[key] : undefined
    if (value === undefined) return fallback
    if (check(value)) return value
    problems.push(`"${key}" must be ${expected}`)
    return fallback
  }

  const configuration: Configuration = {
    productName: take(json, 'productName', DEFAULTS.productName, isNonBlankText, 'a text'),
    apiBaseUrl: take(json, 'apiBaseUrl', DEFAULTS.apiBaseUrl, isBaseAddress, 'empty, a path or an http(s) address'),
    apiHeaders: take(json, 'apiHeaders', DEFAULTS.apiHeaders, isBoolean, 'true or false'),
    requestTimeoutSeconds: take(
      json,
      'requestTimeoutSeconds',
      DEFAULTS.requestTimeoutSeconds,
      isTimeLimit,
      'a number of seconds from 1 to 600',
    ),
    registryUrl: take(json, 'registryUrl', DEFAULTS.registryUrl, isAddress, ADDRESS),
    documents: {
      eula: take(documents, 'eula', DEFAULTS.documents.eula, isAddress, ADDRESS),
      privacyPolicy: take(documents, 'privacyPolicy', DEFAULTS.documents.privacyPolicy, isAddress, ADDRESS),
      privacyPolicyCa: take(documents, 'privacyPolicyCa', DEFAULTS.documents.privacyPolicyCa, isAddress, ADDRESS),
    },
    documentLimits: take(
      json,
      'documentLimits',
      DEFAULTS.documentLimits,
      areDocumentLimits,
      '{ "megabytes": 1 to 500, "seconds": 1 to 600 }',
    ),
    supportPhone: take(json, 'supportPhone', DEFAULTS.supportPhone, isNonBlankText, 'a text'),
    passwordReset: take(json, 'passwordReset', DEFAULTS.passwordReset, isPasswordReset, '"support" or "form"'),
    sessionRecording: take(json, 'sessionRecording', DEFAULTS.sessionRecording, isEndpoint, ENDPOINT),
    drafts: take(json, 'drafts', DEFAULTS.drafts, isDrafts, '"device", "session" or "memory"'),
    offline: take(json, 'offline', DEFAULTS.offline, isBoolean, 'true or false'),
    hidePatientNames: take(json, 'hidePatientNames', DEFAULTS.hidePatientNames, isBoolean, 'true or false'),
    allowedRemoteOrigins: take(
      json,
      'allowedRemoteOrigins',
      DEFAULTS.allowedRemoteOrigins,
      areOrigins,
      'a list of origins such as "https://remotes.example"',
    ),
    telemetry: take(json, 'telemetry', DEFAULTS.telemetry, isEndpoint, ENDPOINT),
  }
  return problems.length > 0 ? { state: 'refused', problems } : { state: 'read', configuration }
}

const ADDRESS = 'a path or an http(s) address'
const ENDPOINT = 'null or { "endpoint": an address }'

function isNonBlankText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isTimeLimit(value: unknown): value is number {
  return isBetween(value, 1, 600)
}

function areDocumentLimits(value: unknown): value is Configuration['documentLimits'] {
  return isRecord(value) && isBetween(value.megabytes, 1, 500) && isTimeLimit(value.seconds)
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}

function isPasswordReset(value: unknown): value is Configuration['passwordReset'] {
  return value === 'support' || value === 'form'
}

function isDrafts(value: unknown): value is Configuration['drafts'] {
  return value === 'device' || value === 'session' || value === 'memory'
}

/** A path of this origin, or an http(s) address without user information. */
function isAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false
  return isOwnPath(value) || (/^https?:\/\/[^\\/@]+(\/|$)/i.test(value) && parseUrl(value) !== undefined)
}

function isBaseAddress(value: unknown): value is string {
  return value === '' || isAddress(value)
}

function isEndpoint(value: unknown): value is { endpoint: string } | null {
  return value === null || (isRecord(value) && isAddress(value.endpoint))
}

function areOrigins(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isOrigin)
}

function isOrigin(value: unknown): boolean {
  return typeof value === 'string' && parseUrl(value)?.origin === value
}
