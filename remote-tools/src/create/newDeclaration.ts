import { readFileSync } from 'node:fs'
import { assetPath } from '../ownFiles.ts'
import type { RemoteNames } from './deriveNames.ts'

/**
 * The remote.json of a new remote. Its contract range is the one in the template's remote.ts, because the conformance kit
 * refuses a remote whose files differ in it.
 */
export function newDeclaration({ workspace, route, title }: RemoteNames, schema: string, order: number): object {
  const source = readFileSync(assetPath('create/template/remote.ts'), 'utf8')
  return {
    $schema: schema,
    name: workspace,
    route,
    navigation: { label: { en: title, es: title }, order },
    contract: /contract: '([^']+)'/.exec(source)?.[1],
    budgetKb: 60,
  }
}
