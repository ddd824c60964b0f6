/** The registry of the host that serves the page: only this host sends an event for each of its changes. */
export const HOST_REGISTRY = '/registry.json'

const SCRIPT = '/service-worker.js'
const PARAMETER = 'registry'

/**
 * The address by which a page registers the service worker. It contains the registry's, because a browser starts the worker
 * again for each page, and the worker decides about a request before it can read what it has stored.
 */
export function workerAddress(registryUrl: string): string {
  return registryUrl === HOST_REGISTRY ? SCRIPT : `${SCRIPT}?${new URLSearchParams({ [PARAMETER]: registryUrl })}`
}

/** The full address of the registry, from the address of the worker. */
export function handledRegistry(worker: string): string {
  return new URL(new URL(worker).searchParams.get(PARAMETER) ?? HOST_REGISTRY, worker).href
}
