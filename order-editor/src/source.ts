import { isSecureOrigin } from './parts/index.ts'

const CHANNELS = ['stable', 'canary'] as const

/** A channel follows the portal's promotions: `canary` includes trials, `stable` does not. */
export type OrderEditorChannel = (typeof CHANNELS)[number]

interface Portal {
  /** The portal's origin: 'https://portal.example'. */
  readonly portal: string
}

interface NamedVersion extends Portal {
  /** A version of the portal's `/embed/order-editor/versions.json`. */
  readonly version: string
  /** Its integrity in the same document; a browser refuses other content. */
  readonly integrity?: string
  readonly channel?: undefined
}

interface Channel extends Portal {
  /** 'stable' if absent. */
  readonly channel?: OrderEditorChannel
  readonly version?: undefined
  readonly integrity?: undefined
}

/** Where the editor is loaded from: one version of a portal, or a channel. */
export type OrderEditorSource = NamedVersion | Channel

/** The address of a source's module. Throws a TypeError that names what cannot be used. */
export function moduleAddress(source: OrderEditorSource): string {
  // A page's script without types may pass no source, or the address alone.
  const issues = sourceIssues(typeof source === 'object' ? { ...source } : {})
  if (issues.length > 0) throw new TypeError(`order-editor: ${issues.join('; ')}`)
  const { portal, version, channel = 'stable' } = source
  return new URL(`/embed/order-editor/${version ?? channel}/v1.js`, portal).href
}

const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

function sourceIssues({
  portal,
  version,
  integrity,
  channel,
  ...unknown
}: Partial<OrderEditorSource>): readonly string[] {
  const channels: readonly unknown[] = CHANNELS
  return [
    isSecureOrigin(portal) ? '' : "portal must be an https origin such as 'https://portal.example'",
    version === undefined || VERSION.test(version) ? '' : "version must be a version such as '1.4.0'",
    integrity === undefined || INTEGRITY.test(integrity) ? '' : 'integrity must be a SHA-384 such as versions.json has',
    integrity !== undefined && version === undefined ? 'integrity needs a version' : '',
    channel === undefined || channels.includes(channel) ? '' : "channel must be 'stable' or 'canary'",
    channel !== undefined && version !== undefined ? 'version and channel exclude each other' : '',
    ...Object.keys(unknown).map((name) => `${name} is no option of a source`),
  ].filter(Boolean)
}
