import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { folders, remoteWorkspaces } from './folders.ts'

/** Builds what is stale, showing its progress; rejects when a build fails. */
export function buildStale(): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'build/src/cli/build.ts'], {
    cwd: folders.root,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The portal could not be built.'))))
  })
}

/** Puts the built remotes into the release store and gives them to everybody. */
export async function publishRemotes(store: string): Promise<void> {
  const { publishBuilt } = await import('../release/publish/publishBuilt.ts')
  for (const name of remoteWorkspaces()) {
    const workspace = join(folders.root, name)
    await publishBuilt({ store, workspace, dist: join(workspace, 'dist'), promote: true })
  }
}
