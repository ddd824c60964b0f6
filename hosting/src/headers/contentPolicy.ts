import { createHash } from 'node:crypto'

/** What the page's Content-Security-Policy depends on. */
export interface ContentPolicy {
  /** For style elements; new at every answer. */
  readonly nonce: string
  /** 'sha256-…' of the scripts that stand in the page. */
  readonly scriptHashes: readonly string[]
  readonly origins: PolicyOrigins
}

/** Other origins that the configuration names. */
export interface PolicyOrigins {
  /** Where remotes may come from. */
  readonly remotes: readonly string[]
  /** Where else the page may send requests: the API, documents, telemetry. */
  readonly requests: readonly string[]
}

/** The policy as a header: nothing runs but our own files and the page's own first script. */
export function printContentPolicy({ nonce, scriptHashes, origins }: ContentPolicy): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...origins.remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...origins.remotes],
    'connect-src': ["'self'", ...origins.requests, ...origins.remotes],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
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

/** The hashes of the scripts that stand in a page. */
export function scriptHashesOf(page: string): readonly string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}
