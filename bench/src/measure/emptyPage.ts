import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The running server of a page. */
interface ServedPage {
  readonly address: string
  close(): void
}

/**
 * Serves an empty page with the embedded order editor on an origin of its own. It passes calls of the API on, because the portal
 * allows no other origin; one that gets no response is 502 for the page, and its reason is printed.
 */
export async function serveEmptyPage(portal: string, token: string, order: string): Promise<ServedPage> {
  const html = `<!doctype html><title>Empty page</title><main id="editor"></main><script type="module">
    import { mount } from '${portal}/embed/order-editor/v1.js'
    mount(document.querySelector('#editor'), {
      view: 'update', workOrderNumber: '${order}', apiBaseUrl: '', getAccessToken: () => '${token}',
    })</script>`
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api/')) return response.setHeader('Content-Type', 'text/html').end(html)
    return passOn(request, response, portal).catch((cause: unknown) => {
      process.stderr.write(`${request.url} got no response from ${portal}: ${String(cause)}\n`)
      response.writeHead(502).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

async function passOn(request: IncomingMessage, response: ServerResponse, portal: string): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const received = await fetch(`${portal}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: request.headers.authorization ?? '' },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const text = await received.text()
  response.writeHead(received.status, { 'Content-Type': 'application/json' }).end(text)
}
