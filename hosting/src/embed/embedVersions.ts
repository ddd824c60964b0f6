import type { RegisteredRemote, Registry, RemoteVersion } from '@carrier-portal/contract/registry'
import {
  EMBED_CHANNELS,
  EMBED_MODULE,
  EMBED_PATH,
  type EmbedChannel,
  embeddedRemote,
  pathInVersion,
  versionOfChannel,
} from './embedFiles.ts'

/** A published version of the embedded editor, as `/embed/order-editor/versions.json` describes it. */
interface EmbedVersion {
  readonly version: string
  /** The path of its module, whose content never changes. */
  readonly address: string
  /** The module's SHA-384 in the form of subresource integrity. */
  readonly integrity: string
  /** The channels that serve it now. */
  readonly channels: readonly EmbedChannel[]
  readonly publishedAt: string
  /** A withdrawn version's address responds with 410. */
  readonly withdrawn: boolean
}

/** The document of all versions, the newest first. */
interface EmbedVersions {
  readonly channels: Readonly<Partial<Record<EmbedChannel, string>>>
  readonly versions: readonly EmbedVersion[]
}

/** The published versions of the embedded editor; empty without one. */
export function embedVersions(registry: Registry): EmbedVersions {
  const remote = embeddedRemote(registry)
  if (!remote) return { channels: {}, versions: [] }
  const channels = channelsOf(remote)
  const versions = Object.entries(remote.versions).flatMap(([version, files]) => {
    const module = moduleOf(version, files)
    if (!module) return []
    const serving = EMBED_CHANNELS.filter((channel) => channels[channel] === version)
    return [
      {
        version,
        ...module,
        channels: serving,
        publishedAt: files.publishedAt,
        withdrawn: files.state === 'blocked',
      },
    ]
  })
  return { channels, versions: versions.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)) }
}

/** The address and the integrity of a version's module; undefined for a version without an embedded editor. */
export function moduleOf(
  version: string,
  { integrity }: Pick<RemoteVersion, 'integrity'>,
): Pick<EmbedVersion, 'address' | 'integrity'> | undefined {
  const hash = integrity[pathInVersion(EMBED_MODULE)]
  return hash === undefined ? undefined : { address: `${EMBED_PATH}${version}/${EMBED_MODULE}`, integrity: hash }
}

function channelsOf(remote: RegisteredRemote): EmbedVersions['channels'] {
  return Object.fromEntries(
    EMBED_CHANNELS.flatMap((channel) => {
      const version = versionOfChannel(remote, channel)?.version
      return version === undefined ? [] : [[channel, version]]
    }),
  )
}
