import { createHash } from 'node:crypto'

/** The ETag of an order's version. */
export function etag({ version }: { readonly version: number }): string {
  return `"${version}"`
}

/** Whether If-Match names the current version. Weak tags count, because a compressing proxy weakens them. */
export function isPresentVersion(ifMatch: string | undefined, order: { readonly version: number }): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return namesTag(ifMatch, etag(order))
}

/** The ETag of a list: it changes when an order enters, leaves, moves or changes. */
export function listEtag(orders: readonly { readonly id: number; readonly version: number }[]): string {
  const hash = createHash('sha256')
  for (const { id, version } of orders) hash.update(`${id}:${version},`)
  return `"${hash.digest('base64url')}"`
}

/** Whether a header with ETags, such as If-None-Match, names a tag. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
