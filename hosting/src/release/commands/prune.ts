import { pruneStore } from '../store/pruneStore.ts'
import type { Command } from './command.ts'

/** `release prune`. */
export const prune: Command = {
  usage: '[--dry-run]',
  summary: 'Deletes versions that nobody was given for 30 days and no revision of the last 30 days names.',
  options: { 'dry-run': { type: 'boolean', help: 'tells what would go, and changes nothing' } },
  async run({ store, options, note }) {
    const isDryRun = options['dry-run'] === true
    const pruned = await pruneStore(store, note, new Date(), isDryRun)
    const dropped = pruned.dropped.map(({ name, version }) => `left the registry: ${name}@${version}`)
    const deleted = pruned.deleted.map((folder) => `deleted: ${folder}`)
    const lines = [...dropped, ...deleted]
    return { lines: lines.length > 0 ? lines : ['Nothing to clean up.'], data: { ...pruned, dryRun: isDryRun } }
  },
}
