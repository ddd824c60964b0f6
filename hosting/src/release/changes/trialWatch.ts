import type { RegistryContents } from '../store/storedRegistry.ts'
import type { Trial } from '../store/versionRecord.ts'

/** Whether the host watches the trial of this version. */
export function isWatched(
  { trials }: RegistryContents,
  { name, version }: { readonly name: string; readonly version: string },
): boolean {
  return trials[name]?.version === version
}

/** The contents in which the host watches this trial of a remote; undefined: it watches none. */
export function withWatch(contents: RegistryContents, name: string, trial: Trial | undefined): RegistryContents {
  const { [name]: _, ...others } = contents.trials
  return { ...contents, trials: trial ? { ...others, [name]: trial } : others }
}
