import type { RemoteDefinition } from '@carrier-portal/contract'
import editor from '../../../mfe-order-editor/src/remote.ts'
import history from '../../../mfe-order-history/src/remote.ts'
import accepted from '../../../mfe-orders-accepted/src/remote.ts'
import available from '../../../mfe-orders-available/src/remote.ts'

const definitions: Readonly<Record<string, RemoteDefinition>> = {
  'mfe-order-editor': editor,
  'mfe-order-history': history,
  'mfe-orders-accepted': accepted,
  'mfe-orders-available': available,
}

export const sharedParts = []

/** Replaces shell/src/remotes/federation.ts in the single bundle, which contains the remotes. */
export async function loadDefinition({ name }: { readonly name: string }): Promise<RemoteDefinition> {
  const definition = definitions[name]
  if (!definition) throw new Error(`There is no ${name} in the bundle.`)
  return definition
}
