import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeWorkspace, type Neighbour } from './describeWorkspace.ts'
import { enlistInCodeowners, enlistInJest, enlistInPackage } from './enlist.ts'
import { type RemoteNames, withNames } from './remoteNames.ts'

const template = fileURLToPath(new URL('./template/', import.meta.url))
/** The remote whose package.json names everything that a new one needs. */
const NEIGHBOUR = 'mfe-order-editor'

/** Writes the new workspace into a repository's folder; answers the files it wrote. */
export function writeRemote(root: string, names: RemoteNames): readonly string[] {
  const folder = join(root, names.workspace)
  if (existsSync(folder)) throw new Error(`${names.workspace} exists already.`)
  const neighbour = JSON.parse(readFileSync(join(root, NEIGHBOUR, 'package.json'), 'utf8')) as Neighbour
  const data = Object.entries(describeWorkspace(names, neighbour, nextOrder(root))).map(
    ([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`] as const,
  )
  const sources = readdirSync(template).map(
    (file) => [`src/${nameOf(file, names)}`, withNames(readFileSync(join(template, file), 'utf8'), names)] as const,
  )
  const same = ['tsconfig.json'].map((file) => [file, readFileSync(join(root, NEIGHBOUR, file), 'utf8')] as const)
  const config = readFileSync(join(root, NEIGHBOUR, 'rspack.config.ts'), 'utf8').replaceAll(NEIGHBOUR, names.workspace)
  const files = [...data, ...same, ['rspack.config.ts', config] as const, ...sources]
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  return files.map(([file]) => `${names.workspace}/${file}`)
}

/** Makes the repository know the new workspace; answers the files it changed. */
export function enlistRemote(root: string, { workspace }: RemoteNames): readonly string[] {
  const lists = { 'package.json': enlistInPackage, 'jest.config.mjs': enlistInJest, CODEOWNERS: enlistInCodeowners }
  for (const [file, enlist] of Object.entries(lists)) {
    const path = join(root, file)
    writeFileSync(path, enlist(readFileSync(path, 'utf8'), workspace))
  }
  return Object.keys(lists)
}

/** A test of the template would run here as a test of ours: it gets its name where it is written. */
function nameOf(file: string, names: RemoteNames): string {
  return withNames(file, names).replace('.spec.tsx', '.test.tsx')
}

function nextOrder(root: string): number {
  const orders = readdirSync(root).flatMap((name) => {
    const file = join(root, name, 'remote.json')
    if (!existsSync(file)) return []
    const { navigation } = JSON.parse(readFileSync(file, 'utf8')) as { navigation: { order: number } | null }
    return navigation?.order ?? []
  })
  return Math.max(0, ...orders) + 1
}
