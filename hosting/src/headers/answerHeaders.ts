import type { AnswerKind } from './addressRules.ts'
import { type ContentPolicy, printContentPolicy } from './contentPolicy.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** On every answer of the portal's own. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** For what only this origin's pages may read. */
const own = { ...everywhere, 'Cross-Origin-Resource-Policy': 'same-origin' }

const page = {
  ...own,
  // Not even for Back: a page that was left signed in must not show again after logging out.
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The camera reads barcodes (decisions, section 5).
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Nothing of a file that is read on its own may run. */
const inert = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }

const table = {
  page,
  asset: { ...own, 'Cache-Control': FOREVER },
  // Portals of other origins may load a remote, and integrity can only be checked where reading is allowed.
  remoteFile: {
    ...everywhere,
    'Cache-Control': FOREVER,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // A stable name: asked for each time, and not sent again while the promoted version is the same.
  embed: {
    ...everywhere,
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // Its policy, with the pages that may frame it, depends on the configuration (framePolicy).
  framePage: {
    ...everywhere,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  },
  registry: { ...own, ...inert, 'Cache-Control': 'no-store' },
  config: { ...own, ...inert, 'Cache-Control': 'no-cache' },
  missing: { ...own, ...inert, 'Cache-Control': 'no-store' },
  // The backend sets its own.
  backend: {},
} satisfies Record<AnswerKind, Readonly<Record<string, string>>>

/** The headers of one kind of answer. Only the page has a policy that depends on the build and the configuration. */
export function answerHeaders(kind: AnswerKind, policy?: ContentPolicy): Readonly<Record<string, string>> {
  const headers: Readonly<Record<string, string>> = table[kind]
  return policy ? { ...headers, 'Content-Security-Policy': printContentPolicy(policy) } : headers
}
