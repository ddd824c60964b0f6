import { isNonBlankText } from '../api/readJson.ts'

/** Keys that every object inherits. Readers of JSON drop them, so a remote of this name would disappear. */
const RESERVED_NAMES = ['constructor', 'prototype']

/** A remote's name, which is also its workspace's and folder's name: 'mfe-order-history'. */
export function isRemoteName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value) && !RESERVED_NAMES.includes(value)
}

/** The name of a remote's container: the global variable that its entry sets. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_')
}

/** A version that can be published: '1.4.0', '1.4.0-dev.3f2a9c1e'. */
export function isReleaseVersion(value: unknown): value is string {
  return typeof value === 'string' && /^\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/.test(value)
}

/** A route of lower-case parts and parameters: 'available-orders', 'order/:id'. */
export function isRoute(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]+(\/(:[A-Za-z][A-Za-z0-9]*|[a-z0-9-]+))*$/.test(value)
}

/** A relative path inside a version's folder, without '..' and without a scheme. */
export function isFileName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^[\w.@~-]+(\/[\w.@~-]+)*$/.test(value) &&
    !value.split('/').some((part) => /^\.+$/.test(part))
  )
}

/** A SHA-384 in the format of Subresource Integrity. */
export function isIntegrity(value: unknown): value is string {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value)
}

/**
 * The base of a version: a path of this origin, or another origin by https (http only for localhost). Without the
 * characters that end an attribute of HTML, because the host writes it into the page.
 */
export function isBase(value: unknown): value is string {
  if (typeof value !== 'string' || !value.endsWith('/') || /[\s\\?#"'`<>]|\/\.{1,2}\//.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return /^https:\/\/[^/@]+\//.test(value) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(value)
}

/** The longest texts of a remote.json. Each page loads them with the registry, and its navigation shows the labels. */
export const MAX_LENGTHS = { name: 60, route: 120, label: 40, writtenName: 100, writtenNames: 50 } as const

/** Control and formatting characters; remote.schema.json has the same. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** A visible text without control and formatting characters, which could reorder the navigation, of a limited length. */
export function isLabel(value: unknown): value is string {
  return isNonBlankText(value) && value.length <= MAX_LENGTHS.label && !INVISIBLE.test(value)
}

/** A time in ISO 8601 and UTC. */
export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
}
