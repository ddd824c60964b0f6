import { isFileName } from '@carrier-portal/contract/registry'

/** What a page needs to know of a build: its entry, and what the remote's screen needs at once. */
export interface BuildFacts {
  readonly entry: string
  readonly preload: readonly string[]
}

/** Reads a build's mf-manifest.json; undefined when it is not the manifest of a remote that exposes './remote'. */
export function readManifest(json: unknown): BuildFacts | undefined {
  const { name, path = '' } = fields(fields(fields(json).metaData).remoteEntry)
  const exposes = fields(json).exposes
  const remote = Array.isArray(exposes) ? exposes.find((part) => fields(part).path === './remote') : undefined
  if (typeof name !== 'string' || typeof path !== 'string' || !remote) return undefined
  const { js, css } = fields(fields(remote).assets)
  const preload = [...texts(fields(js).sync), ...texts(fields(css).sync)]
  const entry = path === '' ? name : `${path.replace(/\/$/, '')}/${name}`
  return [entry, ...preload].every(isFileName) ? { entry, preload: [...new Set(preload)] } : undefined
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
