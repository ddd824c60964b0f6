import { HOST_CONTRACT_VERSION, type RemoteVersion, whyContractMisfits } from '@carrier-portal/contract/registry'
import { integrityOf } from '../publish/integrity.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { publishedVersion } from '../store/publishedVersion.ts'
import type { ReleaseStore } from '../store/releaseStore.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import { verifyVersion } from '../store/verifyVersion.ts'
import { fetchProblem } from './fetchProblem.ts'

const ORIGIN_LIMIT_MS = 10_000

/**
 * Refuses a version that no page could run: a host contract range that the portal's shell does not satisfy, files that
 * differ from what was published, or another origin that is not allowed, does not send the entry, or sends it without
 * the header by which a browser checks its integrity. A version that is not published passes; the rule of promotion refuses it.
 * @param allowedOrigins the other origins from which the portal loads remotes: `allowedRemoteOrigins` of its configuration
 */
export async function checkPromotion(
  store: Pick<ReleaseStore, 'folder'>,
  registry: StoredRegistry,
  name: string,
  version: string,
  allowedOrigins: readonly string[],
): Promise<void> {
  const files = publishedVersion(registry, name, version)
  if (!files) return
  const misfit = whyContractMisfits(files.contract, HOST_CONTRACT_VERSION)
  if (misfit)
    throw new ReleaseRefusal(
      'refused',
      `${name}@${version} needs host contract ${files.contract}, but the shell has ${HOST_CONTRACT_VERSION}. Publish a version with a range that includes it${misfit === 'needs-newer-host' ? ', or update the shell first' : ''}.`,
    )
  const [fault] = await verifyVersion(store.folder, files)
  if (fault)
    throw new ReleaseRefusal(
      'damaged',
      `${fault.file}: ${fault.fault}. Publish a new version; on the portal's host "release verify" lists all.`,
    )
  if (!files.base.startsWith('/')) await checkOrigin(files, allowedOrigins)
}

async function checkOrigin({ base, entry, integrity }: RemoteVersion, allowedOrigins: readonly string[]) {
  const { origin } = new URL(base)
  if (!allowedOrigins.includes(origin))
    throw new ReleaseRefusal(
      'refused',
      `The portal does not load remotes from ${origin}. Add it to allowedRemoteOrigins of the portal's configuration; with --store, name that file with --config.`,
    )
  const address = new URL(entry, base).href
  // Many origins send the header only in a response to a request of another origin, as a browser makes it.
  const sent = await fetch(address, {
    headers: { Origin: 'https://portal.example' },
    signal: AbortSignal.timeout(ORIGIN_LIMIT_MS),
  })
    .then(async (response) => ({
      isFound: response.ok,
      status: response.status,
      headers: response.headers,
      content: Buffer.from(await response.arrayBuffer()),
    }))
    .catch((cause: unknown) => {
      throw new ReleaseRefusal(
        'refused',
        `${address} does not respond (${fetchProblem(cause)}). Check that the portal's host can reach ${origin}, then run the command again.`,
      )
    })
  if (!sent.isFound)
    throw new ReleaseRefusal(
      'refused',
      `${address} responds with ${sent.status}. Copy the store's r/ there, then run the command again.`,
    )
  if (integrityOf(sent.content) !== integrity[entry])
    throw new ReleaseRefusal('damaged', `${address} differs from what was published. Copy the store's r/ there again.`)
  if (!sent.headers.has('access-control-allow-origin'))
    throw new ReleaseRefusal(
      'refused',
      `${origin} sends no Access-Control-Allow-Origin, so no browser takes its files. Let it send "Access-Control-Allow-Origin: *" with them, then run the command again.`,
    )
}
