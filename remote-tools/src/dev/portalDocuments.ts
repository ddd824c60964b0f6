import { type RegisteredRemote, readRegistry } from '@carrier-portal/contract/registry'

/** The portal's configuration and registry, as a remote's dev server serves them. */
interface PortalDocuments {
  config(): Promise<object>
  registry(): Promise<object>
}

const RESPONSE_LIMIT_MS = 10_000
const REGISTRY = '/registry.json'

/**
 * Fetches both documents from the deployed portal at each request and changes one value in each: the configuration
 * points to this server's registry, and the registry lists the development build. Rejects when the portal fails or does not
 * respond in time.
 */
export function createPortalDocuments(
  portal: string,
  name: string,
  devRemote: RegisteredRemote,
  responseLimitMs = RESPONSE_LIMIT_MS,
): PortalDocuments {
  const fetchJson = async (address: string) => {
    const response = await fetch(new URL(address, portal), {
      redirect: 'error',
      signal: AbortSignal.timeout(responseLimitMs),
    })
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}`)
    return response.json()
  }
  const config = async () => (await fetchJson('/config.json')) as { registryUrl?: string }
  return {
    // A service worker would go on serving stored files after the server has ended.
    config: async () => ({ ...(await config()), registryUrl: REGISTRY, offline: false }),
    registry: async () => {
      const { registryUrl = REGISTRY } = await config()
      const registry = readRegistry(await fetchJson(registryUrl))
      if (!registry) throw new Error(`${registryUrl} of ${portal} is not a valid registry`)
      return { ...registry, remotes: { ...registry.remotes, [name]: devRemote } }
    },
  }
}
