/** The ETag of an order's version. */
export function etag({ version }: { readonly version: number }): string {
  return `"${version}"`
}

/** Whether If-Match names the current version. Weak tags count, because a compressing proxy weakens them. */
export function isPresentVersion(ifMatch: string | undefined, order: { readonly version: number }): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === etag(order))
}
