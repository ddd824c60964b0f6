import { readFileSync } from 'node:fs'
import { type RemoteDeclaration, readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { inWorkspace } from '../workspaces.ts'

/** A workspace's remote.json; throws with everything that is wrong in it. */
export function declarationOf(workspace: string): RemoteDeclaration {
  const reading = readRemoteDeclaration(parse(readFileSync(inWorkspace(workspace, 'remote.json'), 'utf8')))
  if (reading.state === 'refused') throw new Error(`${workspace}/remote.json: ${reading.problems.join('; ')}`)
  const { declaration } = reading
  if (declaration.name !== workspace) throw new Error(`${workspace}/remote.json calls itself ${declaration.name}`)
  return declaration
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
