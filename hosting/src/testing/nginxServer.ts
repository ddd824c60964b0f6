import { join } from 'node:path'
import getPort from 'get-port'
import { originsOf, readConfig } from '../config/portalConfig.ts'
import { workerFile } from '../host/workerRoute.ts'
import { hasBrotliModule } from '../nginx/nginxModules.ts'
import { DEFAULT_AUTHORITIES } from '../nginx/nginxSettings.ts'
import { printNginx } from '../nginx/printNginx.ts'
import type { Site } from './aSite.ts'
import { type RunningNginx, startNginxProcess } from './nginxProcess.ts'

/** Runs the machine's nginx with the server block of a site on a free port. */
export async function startNginx(
  site: Site,
  scriptHashes: readonly string[],
  host: string,
  authorities = DEFAULT_AUTHORITIES,
): Promise<RunningNginx> {
  const port = await getPort({ host: '127.0.0.1' })
  const config = readConfig(site.config)
  const [origins, worker] = [originsOf(config), workerFile(config)]
  const listen = `127.0.0.1:${port}`
  const brotli = hasBrotliModule()
  const server = printNginx({ ...site, host, listen, scriptHashes, origins, worker, authorities, brotli })
  return startNginxProcess(join(site.folder, 'nginx'), port, server)
}
