import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rspack } from '@rspack/core'
import { startReferenceBackend } from '../../jest/referenceBackend.ts'
import { base } from '../rspack/base.ts'
import { inWorkspace, listRemotes, root, SHELL } from '../workspaces.ts'
import { startDevServer } from './devServer.ts'
import { serveInPortal } from './serveInPortal.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="root"></div>
    <output aria-live="polite"></output>
  </body>
</html>`

/**
 * `npm run dev -w <workspace>`: one screen alone, signed in at the reference backend, with hot reload. Its entry point
 * is `src/standalone.tsx`. The shell runs with all remotes. With `-- --portal ADDRESS` the screen runs inside the
 * deployed portal at that address.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { portal: { type: 'string' } } })
const workspace = positionals[0] ?? ''
const portal = values.portal && readPortal(values.portal)

if (workspace === SHELL && !portal) await import('./devPortal.ts')
else if (listRemotes().includes(workspace) && portal) await serveInPortal(workspace, portal)
else if (listRemotes().includes(workspace)) await serveAlone(workspace)
else {
  const known = portal ? listRemotes() : [SHELL, ...listRemotes()]
  process.stderr.write(`Unknown workspace: ${workspace || 'none given'}. Choose from: ${known.join(', ')}.\n`)
  process.exit(1)
}

/** Returns the origin; a portal is always served from the root of its origin. */
function readPortal(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin
  process.stderr.write(
    `--portal must be the address of a portal, for example https://portal.example; it is ${address}.\n`,
  )
  process.exit(1)
}

async function serveAlone(name: string): Promise<void> {
  const port = Number(process.env.PORT ?? 3001)
  const backend = process.env.BACKEND
    ? { address: process.env.BACKEND, stop: async () => undefined }
    : await startReferenceBackend({ DATA_DIR: join(root, '.data/dev/alone', name) })
  const common = base(name, 'development')
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
  )
  process.stdout.write(
    `\n${inWorkspace(name)}\nruns alone at http://localhost:${port}, signed in as dana (?as=omar for another)\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await Promise.all([server.stop(), backend.stop()])
      process.exit(0)
    })
}
