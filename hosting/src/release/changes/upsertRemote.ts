import { type RegisteredRemote, type RemoteVersion, registeredRemote } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { VersionRecord } from '../store/versionRecord.ts'

/** The contents with this remote inserted or replaced. */
export function upsertRemote(contents: RegistryContents, name: string, remote: RegisteredRemote): RegistryContents {
  const { [name]: _, ...waiting } = contents.waiting
  const { [name]: trial, ...otherTrials } = contents.trials
  // A trial that ended, or made way for another version, is not watched any more.
  const trials = trial && trial.version === remote.rollout?.version ? contents.trials : otherTrials
  return { ...contents, remotes: { ...contents.remotes, [name]: remote }, waiting, trials }
}

/** The contents in which no user has this remote; its versions stay published. */
export function withdrawRemote(contents: RegistryContents, name: string): RegistryContents {
  const { [name]: remote, ...remotes } = contents.remotes
  const { [name]: _, ...trials } = contents.trials
  return {
    ...contents,
    remotes,
    trials,
    waiting: { ...contents.waiting, [name]: { versions: remote?.versions ?? {} } },
  }
}

/** The contents with these facts added to the record of a version. */
export function upsertRecord(
  contents: RegistryContents,
  name: string,
  version: string,
  facts: VersionRecord,
): RegistryContents {
  const records = contents.records[name] ?? {}
  const record = { ...records[version], ...facts }
  return { ...contents, records: { ...contents.records, [name]: { ...records, [version]: record } } }
}

/** The contents with these versions of a remote, which stays promoted or unpromoted. */
export function upsertVersions(
  contents: RegistryContents,
  name: string,
  versions: Readonly<Record<string, RemoteVersion>>,
): RegistryContents {
  const remote = registeredRemote(contents, name)
  if (remote) return upsertRemote(contents, name, { ...remote, versions })
  return { ...contents, waiting: { ...contents.waiting, [name]: { versions } } }
}
