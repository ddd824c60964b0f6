import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folders, remoteWorkspaces } from './folders.ts'

/**
 * Builds what is stale, showing its progress. A remote that cannot be built costs its own screen: the portal starts
 * with the others, or with what was built of it before. Without a shell there is nothing to start.
 */
export function buildStale(): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'build/src/cli/build.ts'], {
    cwd: folders.root,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) => {
      if (!existsSync(join(folders.shell, 'index.html'))) reject(new Error('The portal could not be built.'))
      else resolve()
      if (code !== 0)
        process.stderr.write('\nNot everything could be built (see above); starting with what there is.\n')
    })
  })
}

/** Puts the built remotes into the release store and gives them to everybody. */
export async function publishRemotes(store: string): Promise<void> {
  const { publishBuilt } = await import('../release/publish/publishBuilt.ts')
  for (const name of remoteWorkspaces()) {
    const workspace = join(folders.root, name)
    if (!existsSync(join(workspace, 'dist/mf-manifest.json'))) continue
    await publishBuilt({ store, workspace, dist: join(workspace, 'dist'), promote: true })
  }
}
