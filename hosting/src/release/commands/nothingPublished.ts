import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { CommandInput } from './command.ts'

/** What the reading commands print of an empty store. Refuses a folder without a store that was named: a misspelt one, for example. */
export function nothingPublished({ store, options }: Pick<CommandInput, 'store' | 'options'>): readonly string[] {
  if (options.store !== undefined) store()
  return ['Nothing is published here. Name another store with --store or --portal.']
}

/** The refusal of a remote that is not in the store. */
export function unpublishedRemote(name: string): ReleaseRefusal {
  return new ReleaseRefusal(
    'refused',
    `${name} is not published here. "release list" without a name shows all remotes; --store or --portal names another store.`,
  )
}
