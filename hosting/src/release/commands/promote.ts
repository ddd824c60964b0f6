import { hasPilots } from '../changes/namedPilots.ts'
import { percentProblem } from '../changes/percentProblem.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { changeResult } from './changeResult.ts'
import type { Command, Options } from './command.ts'
import { embeddedModule } from './embeddedModule.ts'
import { parseRemoteVersion } from './subject.ts'

function watchedTrial(active: string | null | undefined): string {
  // What the host compares it with (docs/releasing.md, section 10).
  const compared = active ? 'than the present version' : 'than in 1 of 100 loads'
  return `The portal's host watches the trial: it raises it to 25, 50 and 100 %, or stops it when it fails more often ${compared}.`
}

/** `release promote`. */
export const promote: Command = {
  usage: '<remote>@<version> [--percent N] [--users A,B] [--carriers X] [--watch]',
  summary: 'Promotes a published version to all users, or to a part of them; a user who has it keeps it while N grows.',
  options: {
    percent: {
      type: 'string',
      help: 'a whole number from 1 to 100; default 100, with --users or --carriers that of the running trial',
    },
    users: {
      type: 'string',
      help: 'user names, separated by commas: they get it at any percentage, until the trial ends',
    },
    carriers: { type: 'string', help: 'carrier codes, separated by commas: all their users get it' },
    watch: {
      type: 'boolean',
      help: 'the host grows the trial 5, 25, 50, 100 %, or stops it when it fails more often; without it, no more',
    },
  },
  async run({ target, subject, options, note, ifRevision }) {
    const { name, version } = parseRemoteVersion(subject)
    const [users, carriers] = [listIn(options, 'users'), listIn(options, 'carriers')]
    const pilots = { ...(users && { users }), ...(carriers && { carriers }) }
    const percent = hasPilots(pilots) && options.percent === undefined ? undefined : Number(options.percent ?? 100)
    const watch = options.watch === true
    const problem = percent === undefined ? undefined : percentProblem(percent, pilots, watch)
    if (problem !== undefined) throw new ReleaseRefusal('usage', problem)
    const request = { verb: 'promote' as const, name, version, percent, watch, ...pilots }
    const committed = await target.change(request, note, ifRevision)
    const change = changeResult(committed, name)
    const embedded = embeddedModule(version, committed.registry.remotes[name]?.versions[version])
    const isWatched = watch && committed.registry.trials[name]?.version === version
    const [lines, data] = [
      [
        ...change.lines,
        ...(isWatched ? [watchedTrial(committed.registry.remotes[name]?.active)] : []),
        ...embedded.lines,
      ],
      { ...change.data, ...embedded.data },
    ]
    const provenance = committed.registry.records[name]?.[version]?.provenance
    if (!provenance) return { lines, data }
    const { commit = 'unknown', builder, conformance } = provenance
    const origin = `${name}@${version}: commit ${commit}, built by ${builder}, conformance kit ${conformance}.`
    return { lines: [...lines, origin], data: { ...data, provenance } }
  },
}

function listIn(options: Options, key: string): readonly string[] | undefined {
  const text = options[key]
  if (typeof text !== 'string') return undefined
  const entries = text.split(',').map((entry) => entry.trim())
  if (entries.some((entry) => entry === ''))
    throw new ReleaseRefusal('usage', `--${key} has an empty entry. Write --${key} A,B`)
  return entries
}
