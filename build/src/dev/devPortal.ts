import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onParentExit } from '@carrier-portal/hosting/onParentExit'
import { portProblem } from '@carrier-portal/hosting/portProblem'
import {
  devBase,
  type RemoteProject,
  readProject,
  startDevServer,
  startRemoteServer,
  stopOnSignal,
} from '@carrier-portal/remote-tools/dev'
import { startReferenceBackend } from '@carrier-portal/remote-tools/jest/referenceBackend'
import { startProcess } from '@carrier-portal/remote-tools/process'
import { shellPreset } from '../shell/shellPreset.ts'
import { runCommand } from '../tooling/index.ts'
import { inWorkspace, listRemotes, root } from '../workspaces.ts'
import { writeDevPage } from './devPage.ts'
import { writeDevRegistry } from './devRegistry.ts'

const USAGE = `usage: npm run dev

Starts the shell and all remotes from their sources, with hot reload, at one address. PORT sets the port (3000), BACKEND
the address of a running backend, DATA_DIR the folder of the started one's data (.data/dev/db).`

onParentExit('dev', () => process.kill(process.pid, 'SIGTERM'))
const folder = join(root, '.data/dev')
const { PORT = '3000' } = process.env

runCommand(USAGE, async () => {
  const problem = await portProblem(PORT, 'localhost')
  if (problem) throw new Error(problem)
  const store = join(folder, 'store')
  const projects = listRemotes().map((name) => readProject(inWorkspace(name)))
  writeDevRegistry(store, projects)
  const config = join(folder, 'config.json')
  // Without a service worker, which would keep serving files after a change.
  writeFileSync(config, JSON.stringify({ offline: false }))
  const [backend] = await Promise.all([
    process.env.BACKEND
      ? { address: process.env.BACKEND, stop: async () => undefined }
      : startReferenceBackend({ DATA_DIR: process.env.DATA_DIR ?? join(folder, 'db') }),
    writeDevPage(join(folder, 'page')),
  ])
  const host = await startProcess({
    name: 'The host',
    file: join(root, 'hosting/src/host/main.ts'),
    cwd: root,
    environment: {
      PORT: '0',
      HOST: '127.0.0.1',
      PORTAL_SHELL: join(folder, 'page'),
      STORE: store,
      PORTAL_CONFIG: config,
      BACKEND: backend.address,
    },
    ready: /portal host listening on (http:\S+)/,
  })
  const remotes = await Promise.all(projects.map(serve))
  const shell = await startDevServer(shellPreset('development'), {
    port: Number(PORT),
    host: 'localhost',
    path: '/',
    proxy: [
      ...remotes.map(({ name, address }) => ({ context: [devBase(name)], target: address, ws: true })),
      { context: (path: string) => !path.startsWith('/assets/') && path !== '/ws', target: host.address },
    ],
  })
  process.stdout.write(`\nThe portal runs from its sources at http://localhost:${shell.port}, demo account dana.\n`)
  stopOnSignal([shell, host, ...remotes, backend])
})

async function serve(project: RemoteProject) {
  return { name: project.name, ...(await startRemoteServer(project, { port: 0 })) }
}
