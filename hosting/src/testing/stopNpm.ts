import { spawn } from 'node:child_process'
import { firstMatch } from '../start/firstMatch.ts'
import { folders } from '../start/folders.ts'

/**
 * Runs `npm run dev` with these parameters until it prints the address of its server, stops npm alone, and resolves when the
 * server does not respond any more. `printed` has the address as its first group.
 */
export async function stopNpm(parameters: readonly string[], printed: RegExp): Promise<void> {
  const npm = spawn('npm', ['run', 'dev', ...parameters], {
    cwd: folders.root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', BACKEND: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await firstMatch(npm.stdout, printed)
  npm.kill('SIGTERM')
  const responds = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  while (await responds());
}
