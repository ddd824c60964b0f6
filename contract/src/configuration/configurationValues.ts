import { isOwnPath } from '../api/ownPath.ts'
import { isRecord } from '../api/readJson.ts'
import { isOrigin, parseUrl } from '../routes/parseUrl.ts'

/** Whether a value of the configuration can be used. */
export type ValueCheck<T> = (value: unknown) => value is T

/** What `isAddress` accepts. */
export const ADDRESS = 'a path or an http(s) address'
/** What `isEndpoint` accepts. */
export const ENDPOINT = 'null or { "endpoint": an address }'

/** true or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** Seconds, from 1 to 600. */
export function isTimeLimit(value: unknown): value is number {
  return isBetween(value, 1, 600)
}

/** The limits of fetched documents. */
export function areDocumentLimits(value: unknown): value is { megabytes: number; seconds: number } {
  return isRecord(value) && isBetween(value.megabytes, 1, 500) && isTimeLimit(value.seconds)
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}

const PASSWORD_RESETS = ['support', 'form'] as const
const DRAFT_PLACES = ['device', 'session', 'memory'] as const

/** What the reset-password screen shows: the support line, or a form that sets a new password. */
export type PasswordResetOption = (typeof PASSWORD_RESETS)[number]

/** Where typed work is kept: encrypted on the device, in the tab's session storage, or in the page's memory. */
export type DraftPlace = (typeof DRAFT_PLACES)[number]

/** Whether a value is a `PasswordResetOption`. */
export function isPasswordReset(value: unknown): value is PasswordResetOption {
  return PASSWORD_RESETS.some((known) => known === value)
}

/** Whether a value is a `DraftPlace`. */
export function isDraftPlace(value: unknown): value is DraftPlace {
  return DRAFT_PLACES.some((known) => known === value)
}

/** A path of this origin, or an http(s) address without user information. */
export function isAddress(value: unknown): value is string {
  if (typeof value !== 'string') return false
  return isOwnPath(value) || (/^https?:\/\/[^\\/@]+(\/|$)/i.test(value) && parseUrl(value) !== undefined)
}

/** The address of the API: empty means the page's own origin. */
export function isBaseAddress(value: unknown): value is string {
  return value === '' || isAddress(value)
}

/** An address that receives reports; null turns them off. */
export function isEndpoint(value: unknown): value is { endpoint: string } | null {
  return value === null || (isRecord(value) && isAddress(value.endpoint))
}

/** Origins without a path: "https://remotes.example". */
export function areOrigins(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isOrigin)
}
