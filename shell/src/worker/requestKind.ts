import { SHELL_ROUTES } from '@carrier-portal/contract/routes'

/** The part of a Request that decides how the worker handles it. */
type HandledRequest = Pick<Request, 'url' | 'mode' | 'cache'>

interface WorkerAddresses {
  readonly origin: string
  /** The full address of the registry. */
  readonly registry: string
  /** The paths of the host's table: a path that ends with '/' also covers everything below it. */
  readonly hostPaths: readonly string[]
}

/**
 * - `page`: the shell's page, at every address that it has
 * - `configuration`, `registry`: the two documents
 * - `file`: a file whose name or folder changes with its content
 * - `other`: not handled: the API, events, telemetry, releases, the status page, embedded tools, other origins
 */
export type RequestKind = 'page' | 'configuration' | 'registry' | 'file' | 'other'

/** The page is stored once, because all its addresses have the same content. */
export const PAGE_KEY = '/'

const HASHED_ASSET = /^\/assets\/.*\.[0-9a-f]{16,}\.\w+$/

/** Decides how a request is handled. A `no-store` request checks for a newer registry: it must not get a stored copy. */
export function requestKind(request: HandledRequest, { origin, registry, hostPaths }: WorkerAddresses): RequestKind {
  const { origin: target, pathname } = new URL(request.url)
  if (target !== origin || request.cache === 'no-store') return 'other'
  if (pathname === '/config.json') return 'configuration'
  if (request.url === registry) return 'registry'
  if (HASHED_ASSET.test(pathname) || pathname.startsWith('/r/')) return 'file'
  const isOfHost = hostPaths.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
  if (isOfHost || pathname.toLowerCase() === SHELL_ROUTES.status.path) return 'other'
  return request.mode === 'navigate' || pathname === PAGE_KEY ? 'page' : 'other'
}
