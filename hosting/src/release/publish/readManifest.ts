import { isFileName } from '@carrier-portal/contract/registry'
import * as v from 'valibot'

/** The files of a build that a page loads by name: its entry, and those that the screen needs first. */
export interface ManifestFiles {
  readonly entry: string
  readonly preload: readonly string[]
  /** The version in package.json at the time of the build, which the build's chunk names contain. */
  readonly buildVersion: string | undefined
}

const files = v.optional(v.object({ sync: v.optional(v.array(v.string()), []) }), { sync: [] })

/** The parts of Module Federation's mf-manifest.json that a publication needs. */
const Manifest = v.object({
  metaData: v.object({
    buildInfo: v.optional(v.object({ buildVersion: v.optional(v.string()) })),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.optional(v.object({ js: files, css: files })) })),
})

/** Reads a build's mf-manifest.json; undefined when it is not the manifest of a remote that exposes './remote'. */
export function readManifest(json: unknown): ManifestFiles | undefined {
  const result = v.safeParse(Manifest, json)
  if (!result.success) return undefined
  const remote = result.output.exposes.find((exposed) => exposed.path === './remote')
  if (!remote) return undefined
  const { name, path } = result.output.metaData.remoteEntry
  const entry = path === '' ? name : `${path.replace(/\/$/, '')}/${name}`
  const preload = [...(remote.assets?.js.sync ?? []), ...(remote.assets?.css.sync ?? [])]
  const buildVersion = result.output.metaData.buildInfo?.buildVersion
  return [entry, ...preload].every(isFileName) ? { entry, preload: [...new Set(preload)], buildVersion } : undefined
}
