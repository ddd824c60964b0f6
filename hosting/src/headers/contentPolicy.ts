import { createHash } from 'node:crypto'

/** The variable parts of the page's Content-Security-Policy. */
export interface ContentPolicy {
  /** For style elements; new in every response. */
  readonly nonce: string
  /** 'sha256-…' of the page's inline scripts. */
  readonly scriptHashes: readonly string[]
  readonly origins: PolicyOrigins
}

/** Other origins in the configuration. */
export interface PolicyOrigins {
  /** Origins of remotes. */
  readonly remotes: readonly string[]
  /** Origins of the API, of documents and of telemetry. */
  readonly requests: readonly string[]
  /** Origins of documents, which the browser's viewer shows in a frame where scripts may not read them. */
  readonly documents: readonly string[]
}

/** The policy as a header: only the portal's own files and the page's inline scripts may run. */
export function printContentPolicy({ nonce, scriptHashes, origins }: ContentPolicy): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...origins.remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...origins.remotes],
    'connect-src': ["'self'", ...origins.requests, ...origins.remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...origins.remotes],
    'frame-src': origins.documents.length > 0 ? origins.documents : ["'none'"],
    'font-src': ["'self'", ...origins.remotes],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** The hashes of a page's inline scripts. */
export function scriptHashesOf(page: string): readonly string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}
