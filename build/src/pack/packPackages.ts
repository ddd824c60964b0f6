import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inWorkspace } from '../workspaces.ts'
import { compilePackages } from './compilePackages.ts'
import { type Manifest, packedManifest } from './packedManifest.ts'
import { unpublishedFolders } from './unpublished.ts'

/** The workspaces that are published as packages. */
export const PACKAGES = [
  'contract',
  'shared-ui',
  'order-lists',
  'order-editor',
  'hosting',
  'reference-backend',
  'remote-tools',
]

/** Files of a package that are not in src. */
const OTHER_FILES = ['README.md', 'bin', 'openapi.yaml', 'remote.schema.json']

/** Sources that are compiled only by the repositories to which they are copied. */
const TEMPLATE = /[\\/]create[\\/]template([\\/]|$)/

interface PackRequest {
  /** The workspaces to pack, some of PACKAGES. */
  readonly workspaces: readonly string[]
  /** The folder of the packed files. */
  readonly out: string
  /** A folder for compiled files, inside the repository; deleted afterwards. */
  readonly work: string
  /** Versions other than those in package.json, by workspace. */
  readonly versions: Readonly<Record<string, string>>
}

/** Compiles and packs published packages. Returns the names of the packed files. */
export function packPackages({ workspaces, out, work, versions }: PackRequest): readonly string[] {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  try {
    compilePackages(workspaces, work)
    for (const workspace of workspaces) completePackage(workspace, join(work, workspace), versions[workspace])
    const folders = workspaces.map((workspace) => join(work, workspace))
    const line = ['pack', '--json', '--pack-destination', out, ...folders]
    const { status, stdout, stderr } = spawnSync('npm', line, { cwd: work, encoding: 'utf8' })
    if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`)
    return (JSON.parse(stdout) as readonly { filename: string }[]).map(({ filename }) => basename(filename))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Adds the package.json and the files that are not compiled to a package's compiled modules. */
function completePackage(workspace: string, folder: string, version: string | undefined): void {
  renameSync(join(folder, 'src'), join(folder, 'dist'))
  const sources = inWorkspace(workspace, 'src')
  const unpublished = unpublishedFolders(workspace).map((part) => join(sources, part))
  cpSync(sources, join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !unpublished.includes(path) && (TEMPLATE.test(path) || !/\.tsx?$/.test(path)),
  })
  for (const name of OTHER_FILES)
    if (existsSync(inWorkspace(workspace, name)))
      cpSync(inWorkspace(workspace, name), join(folder, name), { recursive: true })
  const manifest = JSON.parse(readFileSync(inWorkspace(workspace, 'package.json'), 'utf8')) as Manifest
  const packed = packedManifest({ ...manifest, version: version ?? manifest.version })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
}
