import type { Source } from './sources.ts'

/** An exported name and the files that declare it. */
interface ExportedName {
  readonly name: string
  readonly files: readonly string[]
}

const DECLARATION =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm

/** The names that more than one file exports by a declaration of its own. Re-exports are not declarations. */
export function repeatedNames(sources: readonly Source[]): readonly ExportedName[] {
  const filesByName = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const [, name = ''] of text.matchAll(DECLARATION))
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(path))
  return [...filesByName]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => ({ name, files: [...files].toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The exported names that no other file contains: 'path: name'. They need no `export`, or nothing needs them. */
export function unusedExports(sources: readonly Source[]): readonly string[] {
  const filesByWord = new Map<string, number>()
  for (const { text } of sources)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) filesByWord.set(word, (filesByWord.get(word) ?? 0) + 1)
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARATION)].flatMap(([, name = '']) => (filesByWord.get(name) === 1 ? `${path}: ${name}` : [])),
  )
}
