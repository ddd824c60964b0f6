import { chooseVersion, type Registry } from '@carrier-portal/contract/registry'

/** Where the embedded order editor's files have their stable addresses (docs/embedding.md). */
export const EMBED_PATH = '/embed/order-editor/'

/** Names that stay the same from version to version; all others carry a hash of their content. */
const STABLE = ['v1.js', 'v1.d.ts', 'frame.js']

/** A file of the release store. */
export interface EmbedFile {
  readonly address: string
  /** The mark of a stable name's present content; a hashed name's content never changes. */
  readonly etag: string | undefined
}

/**
 * The file behind an address of the embedded editor. A stable name is the promoted version's, whoever asks: a trial of
 * the portal is no trial of other people's tools. A hashed one may belong to any version that an open page began with.
 */
export function embedFile(registry: Registry, path: string): EmbedFile | undefined {
  const remote = Object.values(registry.remotes).find(({ opensOrders }) => opensOrders)
  const name = `embed/${path.slice(EMBED_PATH.length)}`
  if (!remote) return undefined
  if (!STABLE.includes(name.slice('embed/'.length))) {
    const owner = Object.values(remote.versions).find(({ integrity }) => Object.hasOwn(integrity, name))
    return owner && { address: `${owner.base}${name}`, etag: undefined }
  }
  const choice = chooseVersion({ ...remote, rollout: null }, '')
  if (choice.state !== 'chosen') return undefined
  const { base, integrity } = choice.files
  const hash = integrity[name]
  return hash === undefined ? undefined : { address: `${base}${name}`, etag: `"${hash}"` }
}
