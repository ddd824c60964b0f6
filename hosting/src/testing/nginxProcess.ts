import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quotedPath } from '../nginx/directives.ts'
import { BROTLI_MODULE } from '../nginx/nginxModules.ts'

/** Whether this machine has nginx. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** An nginx of this machine. */
export interface RunningNginx {
  readonly address: string
  stop(): Promise<void>
}

/**
 * Runs nginx with a printed server block that listens on `port` of 127.0.0.1. Creates `folder` for configuration, log
 * and temporary files. Rejects with the log when nginx ends or does not listen.
 */
export async function startNginxProcess(folder: string, port: number, server: string): Promise<RunningNginx> {
  mkdirSync(folder, { recursive: true })
  const log = join(folder, 'error.log')
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${quotedPath(join(folder, name))};`,
  )
  const lines = [
    ...(server.includes('brotli_static') ? [`load_module ${BROTLI_MODULE};`] : []),
    ...[
      'daemon off;',
      'master_process off;',
      `pid ${quotedPath(join(folder, 'pid'))};`,
      `error_log ${quotedPath(log)};`,
      'events {}',
    ],
    ...['http {', 'access_log off;', ...temporaryPaths, server, '}', ''],
  ]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, lines.join('\n'))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await untilListening(address, nginx, log)
  return {
    address,
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    },
  }
}

async function untilListening(address: string, nginx: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(log, 'utf8')}`)
    const isListening = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not listen')
}
