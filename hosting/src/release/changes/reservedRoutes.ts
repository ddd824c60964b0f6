import { addressRules, shellPaths } from '../../headers/addressRules.ts'

const reservedPaths = [...shellPaths, ...addressRules.map(({ path }) => path)]
const reservedSegments = new Set(reservedPaths.map((path) => path.toLowerCase().split('/')[1] ?? ''))

/** Whether a route would hide a screen of the shell or an address of the host. */
export function isReservedRoute(route: string): boolean {
  return reservedSegments.has(route.toLowerCase().split('/')[0] ?? '')
}
