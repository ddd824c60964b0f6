import { spawn } from 'node:child_process'
import getPort from 'get-port'
import { firstMatch } from '../../../hosting/src/start/firstMatch.ts'
import { root } from '../workspaces.ts'

test('npm run dev ends its servers when npm alone is stopped', async () => {
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(await getPort()), BACKEND: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await firstMatch(npm.stdout, /sources at (http:[^,]+),/)
  npm.kill('SIGTERM')
  const responds = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  while (await responds());
}, 240_000)
