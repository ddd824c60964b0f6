import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contentPolicy } from './contentPolicy.ts'
import type { Example } from './examples.ts'
import { toolLogin } from './toolLogin.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The tool's server: its page and scripts, its login's `/token` and `/orders`, and the portal's registry. In its files
 * `__PORTAL__` is replaced by the portal's address and `__NONCE__` by the response's nonce.
 */
export async function serveExample(
  example: Example,
  { portal, port }: { portal: string; port: number },
): Promise<void> {
  const login = toolLogin(portal)
  const server = createServer(async ({ url = '/' }, response) => {
    // Not resolved against a base: `//` would be an address without a host, and end the tool by an error.
    const path = new URL(`http://tool${url}`).pathname
    try {
      if (path === '/token') sendJson(response, { token: await login.token() })
      else if (path === '/orders') sendJson(response, await login.orders())
      else if (path === '/registry.json') sendJson(response, await (await fetch(`${portal}/registry.json`)).json())
      else await sendFile(example, path === '/' ? '/index.html' : path, portal, response)
    } catch (error) {
      response.writeHead(error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 404 : 502)
      response.end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}

async function sendFile(example: Example, path: string, portal: string, response: ServerResponse): Promise<void> {
  const file = normalize(path)
  const text = await readFile(join(example.folder, file), 'utf8')
  const nonce = randomBytes(16).toString('base64')
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8',
    'Content-Security-Policy': contentPolicy(example.name, portal, nonce),
  })
  response.end(text.replaceAll('__PORTAL__', portal).replaceAll('__NONCE__', nonce))
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}
