import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { moduleOf } from '../../embed/embedVersions.ts'
import type { CommandResult } from './command.ts'

/** What a command adds to its output for a version with an embedded editor: the module's address and its integrity. */
export function embeddedModule(version: string, files: Pick<RemoteVersion, 'integrity'> | undefined): CommandResult {
  const module = files && moduleOf(version, files)
  if (!module) return { lines: [], data: {} }
  return {
    lines: [`For other tools: ${module.address} with integrity ${module.integrity}`],
    data: { embedded: module },
  }
}
