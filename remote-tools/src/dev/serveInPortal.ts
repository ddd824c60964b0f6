import type { IncomingMessage, ServerResponse } from 'node:http'
import { fetchProblem } from '@carrier-portal/hosting/release'
import type { RemoteProject } from '../remoteProject.ts'
import { devPort } from './devPort.ts'
import { devBase, registeredDevRemote } from './devRemote.ts'
import { createPortalDocuments } from './portalDocuments.ts'
import { startRemoteServer } from './startRemoteServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'

/**
 * `carrier-portal dev --portal https://portal.example`: serves the deployed portal on localhost with this one
 * screen from its sources. All other requests, sign-in and API included, are proxied to the portal. A change reloads
 * the page, because the portal's production build of React has no hot reload. Rejects when the portal does not respond.
 */
export async function serveInPortal(project: RemoteProject, portal: string): Promise<void> {
  const { name } = project
  const port = devPort(process.env.PORT)
  const documents = createPortalDocuments(portal, name, registeredDevRemote(project))
  await documents.config().catch((cause: unknown) => {
    throw new Error(
      `${portal} does not respond as a portal (${fetchProblem(cause)}). Check the address and the network.`,
    )
  })
  const handlers = new Map([
    ['/config.json', documents.config],
    ['/registry.json', documents.registry],
  ])

  /** Serves the two documents; all other requests go to the proxy. */
  async function serveDocument(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const load = handlers.get(request.url?.split('?')[0] ?? '')
    if (!load) return next()
    response.setHeader('Cache-Control', 'no-store')
    try {
      const text = JSON.stringify(await load())
      response.setHeader('Content-Type', 'application/json').end(text)
    } catch (error) {
      process.stderr.write(`The portal at ${portal} failed: ${String(error)}\n`)
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The portal failed\n')
    }
  }

  const server = await startRemoteServer(project, {
    port,
    host: 'localhost',
    hot: false,
    setupMiddlewares: (middlewares) => [{ name: 'portal-documents', middleware: serveDocument }, ...middlewares],
    proxy: [
      {
        context: (path: string) => !path.startsWith(devBase(name)),
        target: portal,
        // The portal accepts requests of its own origin only, and has to see that of any other page.
        changeOrigin: true,
        cookieDomainRewrite: '',
        on: {
          proxyReq: (request) => {
            const own = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${server.port}`)
            if (own.includes(String(request.getHeader('origin')))) request.setHeader('origin', portal)
          },
          proxyRes: ({ headers }) => {
            // WebKit refuses Secure cookies at http://localhost, and without them the portal's backend refuses each change.
            const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/; *secure(?=;|$)/i, ''))
            if (cookies) headers['set-cookie'] = cookies
          },
        },
      },
    ],
  })
  process.stdout.write(`\n${name} runs from its sources inside ${portal} at http://localhost:${server.port}\n`)
  stopOnSignal([server])
}
