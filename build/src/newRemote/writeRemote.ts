import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteNames, templateSources } from '@carrier-portal/remote-tools/create'
import { describeWorkspace, type ReferencePackage } from './describeWorkspace.ts'
import { listsWith } from './listsWith.ts'

/** The existing remote from which a new one copies dependencies and configuration. */
const REFERENCE_REMOTE = 'mfe-order-editor'

/**
 * Writes the new workspace into a repository's folder and its lists. Returns the paths of the files. Throws when it exists, or
 * when a list cannot be extended: nothing is written then.
 */
export function writeRemote(root: string, names: RemoteNames): readonly string[] {
  const folder = join(root, names.workspace)
  if (existsSync(folder))
    throw new Error(`${names.workspace} already exists. Choose another name, or delete the folder.`)
  const reference = JSON.parse(readFileSync(join(root, REFERENCE_REMOTE, 'package.json'), 'utf8')) as ReferencePackage
  const data = Object.entries(describeWorkspace(names, reference, nextOrder(root))).map(
    ([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`] as const,
  )
  const copied = ['tsconfig.json', 'rspack.config.ts'].map((file) => {
    const text = readFileSync(join(root, REFERENCE_REMOTE, file), 'utf8')
    return [file, text.replaceAll(REFERENCE_REMOTE, names.workspace)] as const
  })
  const files = [...data, ...copied, ...Object.entries(templateSources(names))]
  const lists = Object.entries(listsWith(root, names))
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  for (const [file, text] of lists) writeFileSync(join(root, file), text)
  return [...files.map(([file]) => `${names.workspace}/${file}`), ...lists.map(([file]) => file)]
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
