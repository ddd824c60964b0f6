import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { readConfig } from '../config/portalConfig.ts'
import { type AnswerKind, answerFor } from '../headers/addressRules.ts'
import { proxyBackend } from './backendProxy.ts'
import { signedInUser } from './cookies.ts'
import { openPage } from './page.ts'
import { marked, type RegistryFile, readRegistryFile } from './registryFile.ts'
import { preloadElements, remotePreloads } from './remotePreloads.ts'
import { sendFile, sendMarked, sendMissing, sendText } from './send.ts'
import { sendEmbedFile, sendFramePage } from './sendEmbed.ts'

/** What a host serves. */
export interface HostSettings {
  /** The folder of the shell's build. */
  readonly shell: string
  /** The release store's folder: `registry.json` and `r/`. */
  readonly store: string
  /** The backend's address. */
  readonly backend: string
  /** A file whose keys stand in for those of hosting/config/portal.json. */
  readonly config?: string | undefined
}

interface Question {
  readonly path: string
  readonly registry: RegistryFile | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The portal on one port: page, assets, remotes, registry and configuration, and the backend behind it. */
export function createHost({ shell, store, backend, config }: HostSettings): FastifyInstance {
  const host = Fastify({
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    // An address that cannot be decoded: the shell says what is wrong with it, as with any other unknown one.
    frameworkErrors: (_error, request, reply) => void answer(request, reply),
  })
  const page = openPage(join(shell, 'index.html'))

  const answers = {
    page: ({ path, registry, request, reply }) => {
      const user = signedInUser(request.headers.cookie)
      const preloads = registry?.registry && user !== undefined ? remotePreloads(registry.registry, path, user) : []
      const { html, headers } = page(readConfig(config), user === undefined ? undefined : preloadElements(preloads))
      return sendText(html, request, reply.headers(headers).type('text/html; charset=utf-8'))
    },
    asset: ({ path, request, reply }) => sendFile('asset', shell, path, request, reply),
    remoteFile: ({ path, request, reply }) => sendFile('remoteFile', store, path, request, reply),
    embed: ({ path, registry, request, reply }) => sendEmbedFile(registry?.registry, store, path, request, reply),
    framePage: ({ request, reply }) => sendFramePage(readConfig(config), request, reply),
    registry: ({ registry, request, reply }) =>
      registry ? sendMarked('registry', registry, request, reply) : sendMissing(reply),
    config: ({ request, reply }) => sendMarked('config', marked(readConfig(config)), request, reply),
    missing: ({ reply }) => sendMissing(reply),
    // The proxy has answered what is the backend's; what is left are its bare prefixes.
    backend: ({ reply }) => sendMissing(reply),
  } satisfies Record<AnswerKind, (question: Question) => FastifyReply | Promise<FastifyReply>>

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0] ?? '/'
    const registry = await readRegistryFile(store)
    const routes = Object.values(registry?.registry?.remotes ?? {}).map(({ route }) => route)
    return answers[answerFor(path, routes)]({ path, registry, request, reply })
  }

  proxyBackend(host, backend)
  host.get('/*', answer)
  host.setNotFoundHandler((_request, reply) => sendMissing(reply))
  return host
}
