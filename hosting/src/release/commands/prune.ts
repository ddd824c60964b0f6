import { pruneStore } from '../store/pruneStore.ts'
import type { Command } from './command.ts'

const NOTHING =
  'Nothing to delete: each version was published or in use in the last 30 days (90 with an embedded editor), or is withdrawn. Files stay 30 days longer, uploads and temporary files a day.'

/** Open pages may still load them. Without this line, a person with a full disk would look for the space. */
const FILES_STAY = 'The files of a removed version stay 30 days longer.'

/** `release prune`. */
export const prune: Command = {
  usage: '[--dry-run]',
  summary:
    'Deletes versions that no user received for 30 days (90 days with an embedded editor) and no revision of the last 30 days references, uploads of a day ago, and temporary files of killed commands.',
  options: { 'dry-run': { type: 'boolean', help: 'lists what would be deleted, and changes nothing' } },
  isOnFiles: true,
  async run({ store, options, note }) {
    const isDryRun = options['dry-run'] === true
    const pruned = await pruneStore(store(), note, new Date(), isDryRun)
    const done = isDryRun ? 'would be ' : ''
    const dropped = pruned.dropped.map(({ name, version }) => `${done}removed from the registry: ${name}@${version}`)
    const deleted = pruned.deleted.map((folder) => `${done}deleted: ${folder}`)
    const lines = [...dropped, ...(dropped.length > 0 ? [FILES_STAY] : []), ...deleted]
    return { lines: lines.length > 0 ? lines : [NOTHING], data: { ...pruned, dryRun: isDryRun } }
  },
}
