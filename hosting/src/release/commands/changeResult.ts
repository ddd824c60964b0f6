import type { Change } from '../changes/change.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import type { CommandResult } from './command.ts'

/** The output after a change of the registry. */
export function changeResult(registry: StoredRegistry, name: string, change: Change): CommandResult {
  const remote = registry.remotes[name]
  const what = change.state === 'changed' ? change.what : ''
  const { active = null, lastKnownGood = null, rollout = null } = remote ?? {}
  return {
    lines: [`Revision ${registry.revision}: ${what}.`],
    data: { revision: registry.revision, what, remote: name, active, lastKnownGood, rollout },
  }
}
