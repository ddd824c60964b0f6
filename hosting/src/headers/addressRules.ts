import { matchPattern, SHELL_ROUTES } from '@carrier-portal/contract/routes'

/**
 * The kind of response for each address. The Node host and the nginx file are both made from this table and from
 * `responseHeaders`, so the two cannot differ.
 */
export type ResponseKind =
  | 'page'
  | 'asset'
  | 'remoteFile'
  | 'embed'
  | 'framePage'
  | 'registry'
  | 'config'
  | 'worker'
  | 'events'
  | 'telemetry'
  | 'releases'
  | 'health'
  | 'backend'
  | 'missing'

/** One row of the table: an address, or the start of addresses, and the kind of their responses. */
export interface AddressRule {
  readonly match: 'exact' | 'prefix'
  readonly path: string
  readonly kind: Exclude<ResponseKind, 'page' | 'missing'>
}

/** The table; all other paths are pages or missing files. */
export const addressRules: readonly AddressRule[] = [
  { match: 'prefix', path: '/api/', kind: 'backend' },
  { match: 'prefix', path: '/documents/', kind: 'backend' },
  { match: 'prefix', path: '/assets/', kind: 'asset' },
  { match: 'prefix', path: '/r/', kind: 'remoteFile' },
  { match: 'exact', path: '/embed/order-editor.html', kind: 'framePage' },
  { match: 'prefix', path: '/embed/order-editor/', kind: 'embed' },
  { match: 'exact', path: '/registry.json', kind: 'registry' },
  { match: 'exact', path: '/config.json', kind: 'config' },
  { match: 'exact', path: '/service-worker.js', kind: 'worker' },
  { match: 'exact', path: '/registry/events', kind: 'events' },
  { match: 'exact', path: '/telemetry/remotes', kind: 'telemetry' },
  { match: 'prefix', path: '/releases/', kind: 'releases' },
  { match: 'exact', path: '/health', kind: 'health' },
  { match: 'exact', path: '/ready', kind: 'health' },
]

/** The paths of the screens that the shell draws without a remote, with the landing path. */
export const shellPaths: readonly string[] = ['/', ...Object.values(SHELL_ROUTES).map(({ path }) => path)]

/**
 * The kind of response for a path: 404 for hidden files, then the kind in the table, then the page for routes and for
 * every other path whose last segment has no dot. The shell redirects unknown paths to the landing route.
 */
export function responseKind(path: string, remoteRoutes: readonly string[]): ResponseKind {
  if (hasDotSegment(path)) return 'missing'
  const rule = addressRules.find(({ match, path: start }) =>
    match === 'exact' ? path === start : path.startsWith(start),
  )
  if (rule) return rule.kind
  const isRoute = [...shellPaths, ...remoteRoutes].some((route) => matchPattern(path, route) !== undefined)
  return isRoute || !looksLikeFile(path) ? 'page' : 'missing'
}

/** Whether a segment of a path begins with a dot, encoded or not: `/.env`, `/api/../x`, `/a/%2e%2e/b`. */
export function hasDotSegment(path: string): boolean {
  return DOT_SEGMENT.test(path)
}

/** For the raw path; nginx uses the same pattern. */
export const DOT_SEGMENT = /\/(\.|%2e)/i

function looksLikeFile(path: string): boolean {
  return (path.split('/').at(-1) ?? '').includes('.')
}
