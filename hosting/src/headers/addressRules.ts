/**
 * Which address gets which kind of answer. Everything that serves the portal (the Node host, the nginx file) is made
 * from this table and from `answerHeaders`, so the two cannot differ.
 */
export type AnswerKind =
  | 'page'
  | 'asset'
  | 'remoteFile'
  | 'embed'
  | 'framePage'
  | 'registry'
  | 'config'
  | 'backend'
  | 'missing'

export interface AddressRule {
  readonly match: 'exact' | 'prefix'
  readonly path: string
  readonly answer: AnswerKind
}

export const addressRules: readonly AddressRule[] = [
  { match: 'prefix', path: '/api/', answer: 'backend' },
  { match: 'prefix', path: '/documents/', answer: 'backend' },
  { match: 'prefix', path: '/assets/', answer: 'asset' },
  { match: 'prefix', path: '/r/', answer: 'remoteFile' },
  { match: 'exact', path: '/embed/order-editor.html', answer: 'framePage' },
  { match: 'prefix', path: '/embed/order-editor/', answer: 'embed' },
  { match: 'exact', path: '/registry.json', answer: 'registry' },
  { match: 'exact', path: '/config.json', answer: 'config' },
]

/** The portal's own screens that need no remote (specification, section 2; `status` is the operators'). */
export const SHELL_ROUTES = ['', 'login', 'reset-password', 'tos', 'EULA', 'PrivacyPolicy', 'PrivacyPolicyCA', 'status']

/**
 * What an address gets: what the table says; the page for the portal's own routes and for anything else that does not
 * look like a file (the shell sends unknown paths to the landing route); nothing for a file that is not there.
 */
export function answerFor(path: string, remoteRoutes: readonly string[]): AnswerKind {
  const rule = addressRules.find(({ match, path: start }) =>
    match === 'exact' ? path === start : path.startsWith(start),
  )
  if (rule) return rule.answer
  const isOurs = [...SHELL_ROUTES, ...remoteRoutes].some((route) => fitsRoute(path, route))
  return isOurs || !looksLikeFile(path) ? 'page' : 'missing'
}

/** Whether a path is a route's; a part of the route such as ':id' takes any one part of the path. */
export function fitsRoute(path: string, route: string): boolean {
  const parts = path.replace(/^\//, '').split('/')
  const wanted = route.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}

function looksLikeFile(path: string): boolean {
  return (path.split('/').at(-1) ?? '').includes('.')
}
