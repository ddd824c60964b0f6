import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithParent, folders } from './folders.ts'

/**
 * Builds the workspaces whose sources changed and shows the progress. When a remote does not build, the portal starts
 * with that remote's last build or without its screen. Without a built shell it cannot start. Ctrl+C ends the build too: one
 * that ends while the portal stops is no failure of the sources, and nothing of it is published.
 */
export function buildStale(isStopping: () => boolean = () => false): Promise<void> {
  const build = spawn(process.execPath, [...exitWithParent, '--import', 'tsx', 'build/src/cli/build.ts'], {
    cwd: folders.root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) => {
      if (isStopping()) return reject(new Error('The build was stopped.'))
      if (!existsSync(join(folders.shell, 'index.html'))) return reject(new Error('The portal could not be built.'))
      if (code !== 0)
        process.stderr.write(
          '\nSome workspaces did not build (see above); the portal starts with their last builds or without them.\n',
        )
      resolve()
    })
  })
}
