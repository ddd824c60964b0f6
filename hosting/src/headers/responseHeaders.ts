import type { ResponseKind } from './addressRules.ts'
import { type ContentPolicy, printContentPolicy } from './contentPolicy.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** On every response of the host itself. */
const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** For responses that only pages of this origin may read. */
const sameOrigin = { ...common, 'Cross-Origin-Resource-Policy': 'same-origin' }

/** The camera reads barcodes. */
const permissions = { 'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()' }

/** For documents: no script of theirs may run when a browser opens them as a page. */
const noExecution = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }

const unstored = { ...sameOrigin, ...noExecution, 'Cache-Control': 'no-store' }

/**
 * For files of teams: opened as a page, none of them runs a script with the portal's cookies, which does not apply to a file
 * that a page loads. Portals of other origins may load a remote; a browser checks integrity only for responses it may read.
 */
const teamFile = {
  ...common,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const table = {
  page: {
    ...sameOrigin,
    ...permissions,
    // Without this, the Back button would show a signed-in page again after signing out.
    'Cache-Control': 'no-store',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  asset: { ...sameOrigin, 'Cache-Control': FOREVER },
  remoteFile: { ...teamFile, 'Cache-Control': FOREVER },
  // A stable name: revalidated at each use, and not sent again while the promoted version is the same.
  embed: { ...teamFile, 'Cache-Control': 'no-cache' },
  // framePolicy adds the policy, because it depends on the configuration.
  framePage: {
    ...common,
    ...permissions,
    'Cache-Control': 'no-store',
    // A host page with COEP require-corp refuses a frame that does not send the same policy.
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  registry: unstored,
  config: { ...sameOrigin, ...noExecution, 'Cache-Control': 'no-cache' },
  // The worker fetches files of this origin only. A cached copy would delay its replacement and its removal.
  worker: {
    ...sameOrigin,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
  },
  // X-Accel-Buffering lets a proxy in front pass each event on at once.
  events: { ...unstored, 'X-Accel-Buffering': 'no' },
  health: unstored,
  releases: unstored,
  telemetry: unstored,
  missing: unstored,
  // The backend sets its own headers.
  backend: {},
} satisfies Record<ResponseKind, Readonly<Record<string, string>>>

/** The headers of one kind of response. Only the page's policy depends on the build and the configuration. */
export function responseHeaders(kind: ResponseKind, policy?: ContentPolicy): Readonly<Record<string, string>> {
  const headers: Readonly<Record<string, string>> = table[kind]
  return policy ? { ...headers, 'Content-Security-Policy': printContentPolicy(policy) } : headers
}
