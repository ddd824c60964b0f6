import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteDeclaration, readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { parseJsonFile } from '@carrier-portal/hosting/release'

/** Reads the remote.json in a folder. Throws an error that lists every problem. */
export function readDeclaration(folder: string): RemoteDeclaration {
  const file = join(folder, 'remote.json')
  const reading = readRemoteDeclaration(parseJsonFile(file, readFileSync(file, 'utf8')))
  if (reading.state === 'refused')
    throw new Error(`${file}: ${reading.problems.join('; ')}. Correct it and run the command again.`)
  return reading.declaration
}
