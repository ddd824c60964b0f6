import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@carrier-portal/build/tooling'

/** A built version of a remote, by the names of its files. */
export type VersionFiles = ReadonlyMap<string, Buffer>

/** The files of a folder; ready-made forms and hidden files are left out. */
export async function readVersion(folder: string): Promise<VersionFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/**
 * The same build as the bundler would leave it under another version: texts are replaced in every script, and the
 * entry gets the new hashes of its chunks, with which it checks them.
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

/** What the bundler makes of a remote's name and version: the mark of its scripts, and the name of its chunks' list. */
export function versionMarks(remote: string, from: string, to: string): Readonly<Record<string, string>> {
  const listName = (version: string) => `${remote}@${version}`.replaceAll(/\W/g, '_')
  return { [`${remote}@${from}`]: `${remote}@${to}`, [listName(from)]: listName(to) }
}

function replaced(content: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(
    Object.entries(texts).reduce((text, [before, after]) => text.replaceAll(before, after), content.toString('utf8')),
  )
}
