import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { printNginx } from '../nginx/printNginx.ts'
import type { Site } from './aSite.ts'

/** Whether this machine has nginx. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** Runs the machine's nginx with the printed server block on a free port. */
export async function startNginx(site: Site, scriptHashes: readonly string[]) {
  const port = await getPort()
  const folder = join(site.folder, 'nginx')
  mkdirSync(folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const server = printNginx({
    listen: `127.0.0.1:${port}`,
    ...site,
    scriptHashes,
    origins: originsOf(readConfig(site.config)),
  })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')}\n${server}\n}\n`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  let said = ''
  nginx.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const address = `http://127.0.0.1:${port}`
  await untilAnswers(address, nginx, () => said)
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

async function untilAnswers(address: string, nginx: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said()}`)
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer')
}
