import type { Change } from '../changes/change.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import type { Answer } from './command.ts'

/** What is said after the registry has changed. */
export function released(registry: StoredRegistry, name: string, change: Change): Answer {
  const remote = registry.remotes[name]
  const what = change.state === 'changed' ? change.what : ''
  const { active = null, lastKnownGood = null, rollout = null } = remote ?? {}
  return {
    lines: [`Revision ${registry.revision}: ${what}.`],
    data: { revision: registry.revision, what, remote: name, active, lastKnownGood, rollout },
  }
}
