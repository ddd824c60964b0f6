import { chooseVersion, type Registry } from '@carrier-portal/contract/registry'

/** The stable addresses of the embedded order editor's files (docs/embedding.md). */
export const EMBED_PATH = '/embed/order-editor/'

/** Names that are the same in every version; all other names carry a hash of their content. */
const STABLE = ['v1.js', 'v1.d.ts', 'frame.js']

/** A file of the release store. */
export interface EmbedFile {
  readonly address: string
  /** For a stable name, whose content changes with each promotion; a hashed name needs none. */
  readonly etag: string | undefined
}

/**
 * The file behind a name below EMBED_PATH. A stable name belongs to the promoted version for every caller: a trial of
 * the portal does not reach other people's tools. A hashed name may belong to any published version, because an open
 * page keeps the version that it started with.
 */
export function embedFile(registry: Registry, name: string): EmbedFile | undefined {
  const remote = Object.values(registry.remotes).find(({ opensOrders }) => opensOrders)
  if (!remote) return undefined
  const path = `embed/${name}`
  if (!STABLE.includes(name)) {
    const owner = Object.values(remote.versions).find(({ integrity }) => Object.hasOwn(integrity, path))
    return owner && { address: `${owner.base}${path}`, etag: undefined }
  }
  const choice = chooseVersion({ ...remote, rollout: null }, '')
  if (choice.state !== 'chosen') return undefined
  const { base, integrity } = choice.files
  const hash = integrity[path]
  return hash === undefined ? undefined : { address: `${base}${path}`, etag: `"${hash}"` }
}
