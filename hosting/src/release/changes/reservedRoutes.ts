import { ownerOfRoute } from '@carrier-portal/contract/registry'
import { addressRules, shellPaths } from '../../headers/addressRules.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'

const reservedPaths = [...shellPaths, ...addressRules.map(({ path }) => path)]
const reservedSegments = new Set(reservedPaths.map((path) => path.toLowerCase().split('/')[1] ?? ''))

/** Whether a route would hide a screen of the shell or an address of the host. */
export function isReservedRoute(route: string): boolean {
  return reservedSegments.has(route.toLowerCase().split('/')[0] ?? '')
}

/** The reason why a remote cannot have a route, with the next step; undefined when it can. */
export function routeProblem({ remotes }: RegistryContents, name: string, route: string): string | undefined {
  const owner = ownerOfRoute(remotes, route, name)
  const taken = isReservedRoute(route) ? 'is reserved for the portal' : owner && `belongs to ${owner}`
  return taken && `${name} declares the route ${route}, which ${taken}. Publish a version with another route.`
}
