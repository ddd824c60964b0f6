import { readFileSync } from 'node:fs'
import { readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { isReservedRoute } from '@carrier-portal/hosting/release'
import { assetPath } from '../ownFiles.ts'
import type { RemoteNames } from './deriveNames.ts'

/**
 * The remote.json of a new remote. Its contract range is the one in the template's remote.ts, because the conformance kit
 * refuses a remote whose files differ in it. Throws when a remote of this name could not be built or published.
 */
export function newDeclaration({ workspace, route, title }: RemoteNames, schema: string, order: number): object {
  const source = readFileSync(assetPath('create/template/remote.ts'), 'utf8')
  const declaration = {
    $schema: schema,
    name: workspace,
    route,
    navigation: { label: { en: title, es: title }, order },
    contract: /contract: '([^']+)'/.exec(source)?.[1],
    budgetKb: 60,
  }
  const reading = readRemoteDeclaration(declaration)
  const problems = [
    ...(reading.state === 'refused' ? reading.problems : []),
    ...(isReservedRoute(route) ? [`the route ${route} is reserved for the portal`] : []),
  ]
  if (problems.length > 0)
    throw new Error(`${workspace} cannot be created: ${problems.join('; ')}. Choose another name.`)
  return declaration
}
