import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { startReferenceBackend } from '../jest/referenceBackend.ts'
import type { RemoteProject } from '../remoteProject.ts'
import { base } from '../rspack/base.ts'
import { devPort } from './devPort.ts'
import { startDevServer } from './devServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
  </head>
  <body>
    <div id="root"></div>
    <output aria-live="polite"></output>
  </body>
</html>`

/**
 * Serves one remote alone, signed in at the reference backend, with hot reload. Its entry point is `src/standalone.tsx`.
 * PORT sets the port (3001), BACKEND the address of a running backend, DATA_DIR the folder of the started one's data.
 */
export async function serveStandalone({ folder, name }: RemoteProject): Promise<void> {
  const port = devPort(process.env.PORT)
  const backend = process.env.BACKEND
    ? { address: process.env.BACKEND, stop: async () => undefined }
    : await startReferenceBackend({ DATA_DIR: process.env.DATA_DIR ?? join(folder, '.data/dev') })
  const common = base({ folder, name }, 'development')
  const server = await startDevServer(
    {
      ...common,
      entry: { main: './src/standalone.tsx' },
      output: { ...common.output, publicPath: '/' },
      plugins: [new rspack.HtmlRspackPlugin({ title: name, templateContent: PAGE })],
    },
    {
      port,
      host: 'localhost',
      path: '/',
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/documents'], target: backend.address }],
    },
  ).catch(async (cause: unknown) => {
    // A running backend would keep the command from ending.
    await backend.stop()
    throw cause
  })
  process.stdout.write(
    `\n${folder}\nruns alone at http://localhost:${server.port}, signed in as dana (?as=omar for another)\n`,
  )
  stopOnSignal([server, backend])
}
