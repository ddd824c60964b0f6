import { isNonBlankText, isRecord } from '../api/readJson.ts'
import {
  ADDRESS,
  areDocumentLimits,
  areOrigins,
  type DraftPlace,
  ENDPOINT,
  isAddress,
  isBaseAddress,
  isBoolean,
  isDraftPlace,
  isEndpoint,
  isPasswordReset,
  isTimeLimit,
  type PasswordResetOption,
  type ValueCheck,
} from './configurationValues.ts'

/** What an operator sets without a rebuild: the document at /config.json. */
export interface Configuration {
  readonly productName: string
  /** '' or a path means the page's own origin. */
  readonly apiBaseUrl: string
  /** Whether a backend of another origin allows Idempotency-Key, If-Match and X-Background. */
  readonly apiHeaders: boolean
  /** Seconds until a call is given up, its response body included; more for a save with many line items. */
  readonly requestTimeoutSeconds: number
  readonly registryUrl: string
  readonly documents: { readonly eula: string; readonly privacyPolicy: string; readonly privacyPolicyCa: string }
  /** The largest document that is fetched, and the longest time for it. */
  readonly documentLimits: { readonly megabytes: number; readonly seconds: number }
  readonly supportPhone: string
  readonly passwordReset: PasswordResetOption
  readonly sessionRecording: { readonly endpoint: string } | null
  readonly drafts: DraftPlace
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
  requestTimeoutSeconds: 15,
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

/** The keys that the portal reads. */
export const configurationKeys: readonly string[] = Object.keys(DEFAULTS)

/** Reads the document's text strictly, as `readConfiguration` reads the document. */
export function parseConfiguration(text: string): ConfigurationReading {
  try {
    return readConfiguration(JSON.parse(text))
  } catch {
    return { state: 'refused', problems: ['the document is not JSON'] }
  }
}

/** Reads the document strictly: a missing key has its default, an invalid value is a problem. */
export function readConfiguration(json: unknown): ConfigurationReading {
  if (!isRecord(json)) return { state: 'refused', problems: ['the document is not an object'] }
  const problems: string[] = []
  const documents = json.documents === undefined ? {} : json.documents
  if (!isRecord(documents)) problems.push('"documents" must be an object')

  function take<T>(from: unknown, key: string, fallback: T, check: ValueCheck<T>, expected: string): T {
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
    drafts: take(json, 'drafts', DEFAULTS.drafts, isDraftPlace, '"device", "session" or "memory"'),
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
