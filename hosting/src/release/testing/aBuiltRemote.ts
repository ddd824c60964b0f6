import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '@carrier-portal/contract/registry'

/** A new temporary folder for a test; it is deleted with the temporary folder of the run. */
export function aTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'release-'))
}

/** What differs from the usual build. */
export interface BuiltParts {
  readonly name?: string
  readonly version?: string
  readonly route?: string
  readonly label?: string
  /** The content of the screen's file; another content is another build. */
  readonly code?: string
  readonly contract?: string
  /** The content of the embedded module; none if absent. */
  readonly embedded?: string
  /** The container in the build's manifest; the remote's own if absent. */
  readonly container?: string
  /** What the screen needs first, in the build's manifest. */
  readonly preload?: string
  /** The version in the build's manifest; the one in package.json if absent. */
  readonly buildVersion?: string
}

/** A workspace with a build in it, as the preset leaves one. */
export function aBuiltRemote(parts: BuiltParts = {}): { readonly workspace: string; readonly dist: string } {
  const {
    name = 'mfe-orders-available',
    version = '1.0.0',
    route = 'available-orders',
    code = 'screen one',
    contract = '^1.0',
    container = containerName(name),
    preload = 'static/screen.bb22.js',
    buildVersion = version,
  } = parts
  const workspace = aTemporaryFolder()
  const dist = join(workspace, 'dist')
  mkdirSync(join(dist, 'static'), { recursive: true })
  const label = parts.label ?? 'Available Orders'
  const declaration = { name, route, navigation: { label: { en: label, es: label }, order: 1 }, contract }
  const manifest = {
    metaData: {
      globalName: container,
      buildInfo: { buildVersion },
      remoteEntry: { name: 'remoteEntry.aa11.js', path: '' },
    },
    exposes: [{ path: './remote', assets: { js: { sync: [preload], async: [] }, css: { sync: [] } } }],
  }
  writeFileSync(join(workspace, 'remote.json'), JSON.stringify(declaration))
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ name: `@carrier-portal/${name}`, version }))
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, 'remoteEntry.aa11.js'), 'entry')
  writeFileSync(join(dist, 'static/screen.bb22.js'), `${code} `.repeat(200))
  if (parts.embedded !== undefined) {
    mkdirSync(join(dist, 'embed'))
    writeFileSync(join(dist, 'embed/v1.js'), parts.embedded)
  }
  writeFileSync(join(dist, 'static/screen.bb22.js.map'), 'sources')
  return { workspace, dist }
}
