import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@carrier-portal/build/tooling'

/** The files of a built version of a remote, by name. */
export type VersionFiles = ReadonlyMap<string, Buffer>

/** The files of a folder; precompressed copies and hidden files are left out. */
export async function readVersion(folder: string): Promise<VersionFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/**
 * The same build under another version: texts are replaced in every script, and the entry gets the new hashes of its
 * chunks, because it checks their integrity.
 */
export function withTexts(files: VersionFiles, texts: Readonly<Record<string, string>>): VersionFiles {
  const isEntry = (name: string) => name.startsWith('remoteEntry.')
  const hashes: Record<string, string> = {}
  const chunks = [...files].map(([name, content]) => {
    if (!name.endsWith('.js') || isEntry(name)) return [name, content] as const
    const changed = replaced(content, texts)
    hashes[integrityOf(content)] = integrityOf(changed)
    return [name, changed] as const
  })
  return new Map(
    chunks.map(([name, content]) => [name, isEntry(name) ? replaced(content, { ...texts, ...hashes }) : content]),
  )
}

/** The strings that the bundler derives from a remote's name and version: script marker and chunk list name. */
export function versionMarks(remote: string, from: string, to: string): Readonly<Record<string, string>> {
  const listName = (version: string) => `${remote}@${version}`.replaceAll(/\W/g, '_')
  return { [`${remote}@${from}`]: `${remote}@${to}`, [listName(from)]: listName(to) }
}

function replaced(content: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(
    Object.entries(texts).reduce((text, [before, after]) => text.replaceAll(before, after), content.toString('utf8')),
  )
}
