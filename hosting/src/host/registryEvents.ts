import { unwatchFile, watchFile } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from './createHost.ts'
import { readServedRegistry, registryFile } from './registryFile.ts'
import { sendError } from './sendError.ts'

const EVENTS_PATH = '/registry/events'

/** How long a browser waits before it connects again. */
const RETRY_MS = 5_000
/** Shorter than the idle limits of usual proxies and of the host itself. */
const KEEP_ALIVE_MS = 15_000
/** The registry is written by other processes too, so the file is checked; every event is sent within this time. */
const CHECK_MS = 1_000
const MAX_CONNECTIONS = 2_000

/**
 * Server-sent events of registry changes: one event `registry` with `{"revision":N}` when a page connects, and one at
 * each change. 503 when there are too many connections; the page then polls.
 */
export async function registryEvents(
  host: FastifyInstance,
  { store, maxEventConnections = MAX_CONNECTIONS }: Pick<NodeHostSettings, 'store' | 'maxEventConnections'>,
): Promise<void> {
  const file = registryFile(store)
  const connections = new Map<Socket, ServerResponse>()
  /** The revision that every connection has received. */
  let sent = 0
  let closing = false
  let retry: NodeJS.Timeout | undefined

  async function currentRevision(): Promise<number | undefined> {
    return (await readServedRegistry(store))?.revision
  }

  async function sendChange(): Promise<void> {
    const revision = await currentRevision()
    clearTimeout(retry)
    // A host without a free file descriptor cannot open it: that passes without a further change of the file.
    if (revision === undefined && !closing) retry = setTimeout(onChange, CHECK_MS).unref()
    if (revision === undefined || revision === sent) return
    sent = revision
    for (const connection of connections.values()) connection.write(registryEvent(revision))
  }

  const onChange = () => void sendChange()
  const keepAlive = setInterval(() => {
    for (const connection of connections.values()) connection.write(': keep-alive\n\n')
  }, KEEP_ALIVE_MS).unref()

  host.addHook('onReady', async () => {
    // Watched first, because a change between both would be missed.
    watchFile(file, { interval: CHECK_MS, persistent: false }, onChange)
    sent = (await currentRevision()) ?? 0
  })
  host.addHook('preClose', async () => {
    closing = true
    clearInterval(keepAlive)
    clearTimeout(retry)
    unwatchFile(file, onChange)
    for (const connection of connections.values()) connection.end()
  })

  // Nothing is awaited here: a connection that closes meanwhile would be counted without an end.
  host.get(EVENTS_PATH, { exposeHeadRoute: false }, (request, reply) => {
    const { socket } = request.raw
    // Its response would wait for the end of the first one, which does not come, and a client could fill the memory with such.
    if (connections.has(socket)) return void socket.destroy()
    if (connections.size >= maxEventConnections) return void sendError(reply, 503, 'Too many connections')
    if (closing) return void sendError(reply, 503, 'The host is closing')
    reply.hijack()
    connections.set(socket, reply.raw)
    socket.once('close', () => connections.delete(socket))
    // Without "close", the ended connection stays open for further requests, and a closing host waits for it for over a minute.
    reply.raw.writeHead(200, {
      ...responseHeaders('events'),
      'Content-Type': 'text/event-stream; charset=utf-8',
      Connection: 'close',
    })
    reply.raw.write(`retry: ${RETRY_MS}\n${registryEvent(sent)}`)
  })
}

function registryEvent(revision: number): string {
  return `id: ${revision}\nevent: registry\ndata: ${JSON.stringify({ revision })}\n\n`
}
