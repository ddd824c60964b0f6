import type { Committed } from '../store/updateRemote.ts'
import type { CommandResult } from './command.ts'

/** The output after a change of the registry. */
export function changeResult({ registry, what }: Committed, name: string): CommandResult {
  const { active = null, lastKnownGood = null, rollout = null } = registry.remotes[name] ?? {}
  return {
    lines: [`Revision ${registry.revision}: ${what}.`],
    data: { revision: registry.revision, what, remote: name, active, lastKnownGood, rollout },
  }
}
