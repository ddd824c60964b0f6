import { chooseVersion, findVersion, type RegisteredRemote, type Registry } from '@carrier-portal/contract/registry'

/** The addresses of the embedded order editor's files (docs/embedding.md). */
export const EMBED_PATH = '/embed/order-editor/'

/** `stable` is the version for all users of the portal; `canary` is the version of a running trial, else the stable one. */
export const EMBED_CHANNELS = ['stable', 'canary'] as const
export type EmbedChannel = (typeof EMBED_CHANNELS)[number]

/** The module that host pages load. */
export const EMBED_MODULE = 'v1.js'

/** Names that are the same in every version; all other names contain a hash of their content. */
const STABLE_NAMES = [EMBED_MODULE, 'v1.d.ts', 'frame.js']

/** The file behind an address below EMBED_PATH. */
export type EmbedFile =
  /** `etag` identifies a content that changes with a promotion; without it the content of the address never changes. */
  | { readonly state: 'found'; readonly address: string; readonly etag: string | undefined }
  | { readonly state: 'withdrawn'; readonly version: string }
  | { readonly state: 'missing' }

/**
 * The file of the release store behind `1.4.0/v1.js` (one version), `stable/v1.js` or `canary/v1.js` (a channel), or
 * `v1.js` (the stable channel). A hashed name below a channel may belong to any published version, because an open page
 * keeps the version that it started with.
 */
export function embedFile(registry: Registry, name: string): EmbedFile {
  const remote = embeddedRemote(registry)
  if (!remote) return { state: 'missing' }
  const [folder = '', ...rest] = name.split('/')
  if (rest.length === 0) return fileOfChannel(remote, 'stable', name)
  const channel = EMBED_CHANNELS.find((known) => known === folder)
  return channel ? fileOfChannel(remote, channel, rest.join('/')) : fileOfVersion(remote, folder, rest.join('/'))
}

/** The remote whose builds contain the embedded editor. */
export function embeddedRemote({ remotes }: Registry): RegisteredRemote | undefined {
  return Object.values(remotes).find(({ opensOrders }) => opensOrders)
}

/** The present version of a channel; without its own version, or with a blocked one, the last known good one. */
export function versionOfChannel({ rollout, ...remote }: RegisteredRemote, channel: EmbedChannel) {
  const trial = channel === 'canary' && rollout ? { ...rollout, percent: 100 } : null
  const choice = chooseVersion({ ...remote, rollout: trial }, '')
  return choice.state === 'chosen' ? choice : undefined
}

/** The path of an embedded file in a version's folder. */
export function pathInVersion(file: string): string {
  return `embed/${file}`
}

function fileOfChannel(remote: RegisteredRemote, channel: EmbedChannel, file: string): EmbedFile {
  const path = pathInVersion(file)
  if (!STABLE_NAMES.includes(file)) {
    const owner = Object.values(remote.versions).find(({ integrity }) => Object.hasOwn(integrity, path))
    return owner ? { state: 'found', address: `${owner.base}${path}`, etag: undefined } : { state: 'missing' }
  }
  const files = versionOfChannel(remote, channel)?.files
  const hash = files?.integrity[path]
  return files && hash !== undefined
    ? { state: 'found', address: `${files.base}${path}`, etag: `"${hash}"` }
    : { state: 'missing' }
}

function fileOfVersion(remote: RegisteredRemote, version: string, file: string): EmbedFile {
  const files = findVersion(remote, version)
  const path = pathInVersion(file)
  if (!files || !Object.hasOwn(files.integrity, path)) return { state: 'missing' }
  // A page that is open keeps the version that it started with, and loads its further files.
  if (files.state === 'blocked' && STABLE_NAMES.includes(file)) return { state: 'withdrawn', version }
  return { state: 'found', address: `${files.base}${path}`, etag: undefined }
}
