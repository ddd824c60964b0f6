import { type RegisteredRemote, readRegistry } from '@carrier-portal/contract/registry'

/** The portal's two documents that say what is loaded, as one remote's dev server answers them. */
export interface PortalAnswers {
  config(): Promise<object>
  registry(): Promise<object>
}

const REGISTRY = '/registry.json'

/**
 * Asks the deployed portal anew each time, and changes one thing in each answer: the registry is had from here, and it
 * names the development build. The switch stands on the developer's machine; the product has none (issue 5, section 2).
 */
export function createPortalAnswers(
  portal: string,
  name: string,
  devRemote: () => Promise<RegisteredRemote>,
): PortalAnswers {
  const ask = async (address: string) => {
    const answer = await fetch(new URL(address, portal), { redirect: 'error' })
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`)
    return answer.json()
  }
  const config = async () => (await ask('/config.json')) as { registryUrl?: string }
  return {
    config: async () => ({ ...(await config()), registryUrl: REGISTRY }),
    registry: async () => {
      const { registryUrl = REGISTRY } = await config()
      const registry = readRegistry(await ask(registryUrl))
      if (!registry) throw new Error(`${registryUrl} of ${portal} is no registry`)
      return { ...registry, remotes: { ...registry.remotes, [name]: await devRemote() } }
    },
  }
}
