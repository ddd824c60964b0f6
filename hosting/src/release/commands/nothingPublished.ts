import { ReleaseRefusal } from '../releaseRefusal.ts'

/** What the reading commands print of an empty store. */
export const NOTHING_PUBLISHED = 'Nothing is published here. Name another store with --store or --portal.'

/** The refusal of a remote that is not in the store. */
export function unpublishedRemote(name: string): ReleaseRefusal {
  return new ReleaseRefusal(
    'refused',
    `${name} is not published here. "release list" without a name shows all remotes; --store or --portal names another store.`,
  )
}
