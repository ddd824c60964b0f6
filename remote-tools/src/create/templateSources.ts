import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetPath } from '../ownFiles.ts'
import { type RemoteNames, replaceNames } from './deriveNames.ts'

/** The sources of a new remote by path, with its names: entry points, screen, hook, messages and test. */
export function templateSources(names: RemoteNames): Readonly<Record<string, string>> {
  const folder = assetPath('create/template')
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      `src/${nameOf(file, names)}`,
      replaceNames(readFileSync(join(folder, file), 'utf8'), names),
    ]),
  )
}

/** The template's test is named .spec.tsx, so that jest does not run it in this repository. */
function nameOf(file: string, names: RemoteNames): string {
  return replaceNames(file, names).replace('.spec.tsx', '.test.tsx')
}
