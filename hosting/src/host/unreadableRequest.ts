import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { responseHeaders } from '../headers/responseHeaders.ts'

/** The statuses of requests that Node could not read, by its error code; any other is 400. */
const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to a request without a readable head, which reaches no route, with the headers of every other response. */
export function refuseUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[code] ?? 400
  const text = `${STATUS_CODES[status]}\n`
  const headers = {
    ...responseHeaders('missing'),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${text.trim()}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy())
}
