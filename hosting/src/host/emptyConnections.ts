import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends connections that never sent a request as soon as the host closes, and each other one after its running request, also when
 * the head of its response was sent before. Browsers open connections ahead of time and keep them; Node counts neither kind as
 * idle at that moment, so that `close` would wait for the time limits of request headers and of kept connections.
 */
export function closeEmptyConnections(host: FastifyInstance): void {
  const empty = new Set<Socket>()
  let isClosing = false
  host.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy()
    empty.add(socket)
    socket.once('close', () => empty.delete(socket))
  })
  host.server.on('request', ({ socket }, response) => {
    empty.delete(socket)
    response.once('close', () => isClosing && socket.destroySoon())
  })
  host.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  host.addHook('preClose', async () => {
    isClosing = true
    for (const socket of empty) socket.destroy()
  })
}
