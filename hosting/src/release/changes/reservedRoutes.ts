import { SHELL_ROUTES } from '@carrier-portal/contract/routes'

/** First segments of the host's own addresses. */
const hostSegments = [
  'api',
  'documents',
  'assets',
  'r',
  'embed',
  'registry.json',
  'registry',
  'config.json',
  'service-worker.js',
  'telemetry',
  'releases',
  'health',
  'ready',
]
const shellSegments = Object.values(SHELL_ROUTES).map(({ path }) => path.split('/')[1] ?? '')
const reservedSegments = new Set(['', ...shellSegments, ...hostSegments].map((segment) => segment.toLowerCase()))

/** Whether a route would hide a screen of the shell or an address of the host. */
export function isReservedRoute(route: string): boolean {
  return reservedSegments.has(route.toLowerCase().split('/')[0] ?? '')
}
