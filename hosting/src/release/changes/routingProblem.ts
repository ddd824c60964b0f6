import { ownerOfRoute } from '@carrier-portal/contract/registry'
import { addressRules, shellPaths } from '../../headers/addressRules.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { RemoteRouting } from './promotion.ts'

const reservedPaths = [...shellPaths, ...addressRules.map(({ path }) => path)]
const reservedSegments = new Set(reservedPaths.map((path) => path.toLowerCase().split('/')[1] ?? ''))

/** Whether a route would hide a screen of the shell or an address of the host. */
export function isReservedRoute(route: string): boolean {
  return reservedSegments.has(route.toLowerCase().split('/')[0] ?? '')
}

/**
 * The reason why a remote cannot have what its remote.json declares, with the next step; undefined when it can. Of two remotes
 * that open orders the portal uses the first one, so that no order would ever open in the other.
 */
export function routingProblem(
  { remotes }: RegistryContents,
  name: string,
  { route, opensOrders }: Pick<RemoteRouting, 'route' | 'opensOrders'>,
): string | undefined {
  const owner = ownerOfRoute(remotes, route, name)
  const taken = isReservedRoute(route) ? 'is reserved for the portal' : owner && `belongs to ${owner}`
  if (taken) return `${name} declares the route ${route}, which ${taken}. Publish a version with another route.`
  const editor = Object.keys(remotes).find((other) => other !== name && remotes[other]?.opensOrders)
  if (!opensOrders || editor === undefined) return undefined
  return `${name} declares "opensOrders", but ${editor} opens the orders of this portal. Publish a version without "opensOrders".`
}
