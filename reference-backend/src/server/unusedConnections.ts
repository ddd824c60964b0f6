import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection as soon as the closing server has no request of it to complete. Node ends those alone that are idle at
 * that moment: one that never sent a request, and one whose request is running, would hold a stopping process for a minute.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const empty = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy()
    empty.add(socket)
    socket.once('close', () => empty.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    empty.delete(socket)
    response.once('close', () => isClosing && socket.destroySoon())
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of empty) socket.destroy()
  })
}
