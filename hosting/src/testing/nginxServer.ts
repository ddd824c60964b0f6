import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { BROTLI_MODULE, hasBrotliModule } from '../nginx/nginxModules.ts'
import { printNginx } from '../nginx/printNginx.ts'
import type { Site } from './aSite.ts'

/** Whether this machine has nginx. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** Runs the machine's nginx with the printed server block on a free port. */
export async function startNginx(site: Site, scriptHashes: readonly string[], host: string) {
  const port = await getPort({ host: '127.0.0.1' })
  const folder = join(site.folder, 'nginx')
  mkdirSync(folder)
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const brotli = hasBrotliModule()
  const origins = originsOf(readConfig(site.config))
  const server = printNginx({ ...site, host, listen: `127.0.0.1:${port}`, scriptHashes, origins, brotli })
  const main = ['daemon off;', 'master_process off;', `pid ${folder}/pid;`, `error_log ${folder}/error.log;`]
  if (brotli) main.unshift(`load_module ${BROTLI_MODULE};`)
  const text = [...main, 'events {}', 'http {', 'access_log off;', ...temporaryPaths, server, '}', ''].join('\n')
  writeFileSync(join(folder, 'nginx.conf'), text)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  let errors = ''
  nginx.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const address = `http://127.0.0.1:${port}`
  await untilListening(address, nginx, () => errors)
  return {
    address,
    async stop() {
      const exited = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill('SIGTERM')
      await exited
    },
  }
}

async function untilListening(address: string, nginx: ChildProcess, errors: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx exited: ${errors()}`)
    const isListening = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not listen')
}
