import { messageOf } from '../release/messageOf.ts'
import { publishLocal } from '../release/publish/publishLocal.ts'
import { versionsOf } from '../release/store/publishedVersion.ts'
import { openStore } from '../release/store/releaseStore.ts'

/** A built workspace of a remote. */
export interface BuiltWorkspace {
  readonly name: string
  readonly workspace: string
  readonly dist: string
}

/**
 * Publishes local builds and makes them active, but only in an empty store: what was released later is never changed by
 * a start. With `isDev` it does so in any store. A remote that cannot be published is reported, and the others go on.
 * Returns the sentences to print.
 */
export async function publishSources(
  store: string,
  remotes: readonly BuiltWorkspace[],
  { isDev }: { readonly isDev: boolean },
): Promise<readonly string[]> {
  const registry = await openStore(store).read()
  const { revision } = registry
  if (revision > 0 && !isDev) {
    // As an interrupted first start leaves it, or one in which a screen did not build.
    const missing = remotes.map(({ name }) => name).filter((name) => versionsOf(registry, name) === undefined)
    const without = missing.length > 0 ? `, without ${missing.join(', ')}` : ''
    return [
      `The store is at revision ${revision} and stays as it is${without}. To publish the local sources: npm start -- --dev, or npm run release -- publish <remote>`,
    ]
  }
  // All at once: compressing the files takes most of the time, and there is no host yet whose requests would wait for it.
  const problems = await Promise.all(
    remotes.map(({ name, ...build }) =>
      publishLocal({ store, ...build }).then(
        () => [],
        (cause: unknown) => [`${name} was not published: ${messageOf(cause)} The portal starts without this change.`],
      ),
    ),
  )
  return problems.flat()
}
