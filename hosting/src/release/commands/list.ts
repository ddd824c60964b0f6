import type { RegisteredRemote, RemoteVersion } from '@carrier-portal/contract/registry'
import { trialAudience } from '../changes/trialAudience.ts'
import { versionOutsideOfTrial } from '../changes/versionOutsideOfTrial.ts'
import { type RemoteRecords, type Trial, type VersionRecord, wasRolledBack } from '../store/versionRecord.ts'
import type { Command } from './command.ts'
import { nothingPublished, unpublishedRemote } from './nothingPublished.ts'

/** `release list`. */
export const list: Command = {
  usage: '[<remote>]',
  summary: 'Shows the published versions and which users get them.',
  options: {},
  isUnrecorded: true,
  async run({ target, subject, ...input }) {
    const { revision, updatedAt, remotes, waiting, trials, records } = await target.read()
    const isWanted = ([name]: readonly [string, unknown]) => subject === undefined || name === subject
    const promoted = Object.entries(remotes).filter(isWanted)
    const unpromoted = Object.entries(waiting).filter(isWanted)
    const data = { revision, updatedAt, remotes: Object.fromEntries(promoted), waiting: Object.fromEntries(unpromoted) }
    if (revision === 0) return { lines: nothingPublished(input), data }
    if (subject !== undefined && promoted.length + unpromoted.length === 0) throw unpublishedRemote(subject)
    const lines = [
      `Revision ${revision}, ${updatedAt}`,
      ...promoted.flatMap(([name, remote]) => [
        `${name}  /${remote.route}`,
        ...versionLines({ versions: remote.versions, records: records[name], remote, trial: trials[name] }),
      ]),
      ...unpromoted.flatMap(([name, { versions }]) => [
        `${name}  not promoted yet`,
        ...versionLines({ versions, records: records[name] }),
      ]),
    ]
    return { lines, data }
  },
}

interface ListedRemote {
  readonly versions: Readonly<Record<string, RemoteVersion>>
  readonly records: RemoteRecords | undefined
  /** Undefined before the first promotion. */
  readonly remote?: RegisteredRemote
  /** The trial that the host watches. */
  readonly trial?: Trial | undefined
}

function versionLines({ versions, records = {}, remote, trial }: ListedRemote): string[] {
  return Object.entries(versions).map(([version, { publishedAt, ...files }]) => {
    const blocked = files.state === 'blocked' ? `blocked: ${files.reason ?? ''}` : ''
    return `  ${version.padEnd(24)} ${publishedAt.slice(0, 16)}Z  ${[roleOf(version, remote, records[version]), trial?.version === version && 'watched', blocked].filter(Boolean).join(', ')}`.trimEnd()
  })
}

function roleOf(version: string, remote: RegisteredRemote | undefined, record: VersionRecord | undefined): string {
  // A blocked version has no users, even where it is the promoted one.
  if (remote && versionOutsideOfTrial(remote) === version)
    return remote.active === version ? 'active' : 'active, as the last known good version'
  if (remote?.active === version) return ''
  if (remote?.rollout?.version === version) return `trial ${trialAudience(remote.rollout)}`
  if (remote?.lastKnownGood === version) return 'last known good'
  return wasRolledBack(record) ? 'rolled back' : ''
}
