import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import { devBase, registeredDevRemote } from './devRemote.ts'
import { createPortalAnswers } from './portalAnswers.ts'
import { serveRemote } from './serveRemote.ts'

/**
 * `npm run dev -w <remote> -- --portal https://portal.example`: that deployed portal at an address of this machine,
 * with this one screen from its sources. Everything else, sign-in and API too, is passed on to the portal. A change
 * reloads the page: the portal's React is a production one, which takes no changes in place.
 */
export async function serveInside(name: string, portal: string): Promise<void> {
  const port = Number(process.env.PORT ?? 3001)
  let tell: (remote: RegisteredRemote) => void = () => undefined
  let remote = new Promise<RegisteredRemote>((built) => {
    tell = built
  })
  const answers = createPortalAnswers(portal, name, () => remote)
  const own = new Map([
    ['/config.json', answers.config],
    ['/registry.json', answers.registry],
  ])

  /** The two documents that name what is loaded; the rest goes on. */
  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const make = own.get(request.url?.split('?')[0] ?? '')
    if (!make) return next()
    response.setHeader('Cache-Control', 'no-store')
    try {
      const text = JSON.stringify(await make())
      response.setHeader('Content-Type', 'application/json').end(text)
    } catch (error) {
      process.stderr.write(`The portal at ${portal} does not answer: ${String(error)}\n`)
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The portal does not answer\n')
    }
  }

  const server = await serveRemote(
    name,
    {
      port,
      host: 'localhost',
      hot: false,
      setupMiddlewares: (middlewares) => [{ name: 'portal-answers', middleware: answer }, ...middlewares],
      proxy: [
        {
          context: (path: string) => !path.startsWith(devBase(name)),
          target: portal,
          // The portal sees itself asked, as by its own pages.
          changeOrigin: true,
          cookieDomainRewrite: '',
          on: { proxyReq: (request) => request.getHeader('origin') && request.setHeader('origin', portal) },
        },
      ],
    },
    (build) => {
      const latest = registeredDevRemote(build)
      tell(latest)
      remote = Promise.resolve(latest)
    },
  )
  process.stdout.write(`\n${name} runs from its sources inside of ${portal} at http://localhost:${port}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await server.stop()
      process.exit(0)
    })
}
