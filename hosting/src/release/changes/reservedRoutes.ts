/** First segments of the shell's own screens and of the host's addresses; a remote cannot have a route below them. */
export const reservedSegments: readonly string[] = [
  '',
  'login',
  'reset-password',
  'tos',
  'eula',
  'privacypolicy',
  'privacypolicyca',
  'status',
  'api',
  'documents',
  'assets',
  'r',
  'embed',
  'registry.json',
  'registry',
  'config.json',
  'telemetry',
  'releases',
  'health',
  'ready',
]

/** Whether a route would hide a screen of the shell or an address of the host. */
export function isReservedRoute(route: string): boolean {
  return reservedSegments.includes(route.toLowerCase().split('/')[0] ?? '')
}
