import { readFileSync } from 'node:fs'
import { type RemoteDeclaration, readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { inWorkspace } from '../workspaces.ts'

/** Reads a workspace's remote.json. Throws an error that lists every problem. */
export function readDeclaration(workspace: string): RemoteDeclaration {
  const reading = readRemoteDeclaration(parse(readFileSync(inWorkspace(workspace, 'remote.json'), 'utf8')))
  if (reading.state === 'refused') throw new Error(`${workspace}/remote.json: ${reading.problems.join('; ')}`)
  const { declaration } = reading
  if (declaration.name !== workspace) throw new Error(`${workspace}/remote.json has the name ${declaration.name}`)
  return declaration
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
