import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { unpublished } from '../changes/change.ts'
import type { RemoteRouting } from '../changes/promotion.ts'
import { integrityOf } from '../publish/integrity.ts'
import { DECLARATION_FILE } from '../publish/readBuilt.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { publishedVersion } from '../store/publishedVersion.ts'
import { folderOf } from '../store/retentionRule.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'

/** The routing of a published version, from the remote.json among its files. */
export async function readRemoteRouting(
  store: string,
  contents: RegistryContents,
  name: string,
  version: string,
): Promise<RemoteRouting> {
  const files = publishedVersion(contents, name, version)
  if (!files) throw new ReleaseRefusal('refused', unpublished(name, version))
  const path = `${folderOf(files.base)}/${DECLARATION_FILE}`
  const text = await readFile(join(store, path)).catch(() => undefined)
  if (!text || integrityOf(text) !== files.integrity[DECLARATION_FILE])
    throw new ReleaseRefusal('damaged', `${path} is missing or changed. Run "release verify".`)
  const reading = readRemoteDeclaration(JSON.parse(text.toString('utf8')))
  if (reading.state === 'refused') throw new ReleaseRefusal('damaged', `${path}: ${reading.problems.join('; ')}`)
  const { route, navigation, opensOrders } = reading.declaration
  return { route, navigation, opensOrders }
}
