import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@carrier-portal/build/tooling'
import getPort from 'get-port'
import { startNginxProcess } from '../../../hosting/src/testing/nginxProcess.ts'
import { type LocalServer, listenOnFreePort } from '../../portal/localServer.ts'
import type { TestPortal } from '../../portal/startPortal.ts'
import { storeOf } from './release.ts'

/** A static server of a folder, which can be exchanged. */
export interface FileServer extends LocalServer {
  /** The paths of the files it has sent. */
  readonly sent: readonly string[]
  /** Serves the files of this folder from now on. */
  serve(folder: string): void
}

/** A static server on another origin, like a content delivery network. */
export async function startFileServer(): Promise<FileServer> {
  const sent: string[] = []
  let folder = ''
  const server = createServer(async ({ url = '/' }, response) => {
    const file = join(folder, new URL(`http://files${url}`).pathname)
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    )
    if (!isFile) return void response.writeHead(404, { 'access-control-allow-origin': '*' }).end('Not found')
    sent.push(url)
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
    createReadStream(file).pipe(response)
  })
  return {
    ...(await listenOnFreePort(server)),
    sent,
    serve(next) {
      folder = next
    },
  }
}

/** The machine's nginx with the printed file, in front of a portal's shell, store and API. */
export async function startPortalNginx(portal: TestPortal): Promise<LocalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await getPort()
  const { stdout: server } = await promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx', 'hosting/src/nginx/cli.ts', '--backend', portal.address, '--listen', `127.0.0.1:${port}`],
      ...['--shell', join(portal.folder, 'shell'), '--store', storeOf(portal)],
    ],
    { cwd: root },
  )
  return startNginxProcess(folder, port, server)
}
