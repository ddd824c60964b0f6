import * as v from 'valibot'

/** The files of a build that a page loads by name: its entry, and those that the screen needs first. */
export interface ManifestFiles {
  readonly entry: string
  readonly preload: readonly string[]
  /** The global variable that the entry sets; undefined in a manifest that does not name it. */
  readonly container: string | undefined
  /** The version in package.json at the time of the build, which the build's chunk names contain. */
  readonly buildVersion: string | undefined
}

const files = v.optional(v.object({ sync: v.optional(v.array(v.string()), []) }), { sync: [] })

/** The parts of Module Federation's mf-manifest.json that a publication needs. */
const Manifest = v.object({
  metaData: v.object({
    globalName: v.optional(v.string()),
    buildInfo: v.optional(v.object({ buildVersion: v.optional(v.string()) })),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.optional(v.object({ js: files, css: files })) })),
})

/**
 * Reads a build's mf-manifest.json; undefined when it is not the manifest of a remote that exposes './remote'. The names
 * of its files are not checked.
 */
export function readManifest(json: unknown): ManifestFiles | undefined {
  const result = v.safeParse(Manifest, json)
  if (!result.success) return undefined
  const remote = result.output.exposes.find((exposed) => exposed.path === './remote')
  if (!remote) return undefined
  const { globalName: container, buildInfo, remoteEntry } = result.output.metaData
  const { name, path } = remoteEntry
  const entry = path === '' ? name : `${path.replace(/\/$/, '')}/${name}`
  const preload = [...(remote.assets?.js.sync ?? []), ...(remote.assets?.css.sync ?? [])]
  return { entry, preload: [...new Set(preload)], container, buildVersion: buildInfo?.buildVersion }
}
