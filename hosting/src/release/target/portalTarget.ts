import * as v from 'valibot'
import { readOrigin } from '../../config/readOrigin.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { parseJson } from '../store/jsonFiles.ts'
import { ChangeRecordSchema } from '../store/revision.ts'
import { readStoredRegistry, type StoredRegistry } from '../store/storedRegistry.ts'
import { fetchProblem, isConnectionLost } from './fetchProblem.ts'
import { PortalFailure, type Reply, refusalIn } from './portalReply.ts'
import type { Publication, Published, ReleaseTarget } from './releaseTarget.ts'

/** A host that is busy with other work needs minutes for the compression of a large version. */
export const RELEASE_LIMIT_MS = 280_000
/** A change compresses nothing: it compares the files of one version, and loads at most one file from another origin. */
const CHANGE_LIMIT_MS = 60_000
/** A request that only reads waits for no such work, and after minutes of silence its command would look hung. */
const READ_LIMIT_MS = 30_000
/** After so long a person takes a silent command for a hung one. */
const NOTICE_MS = 10_000
/** For a change whose response is missing: a second rollback goes one version further back. A publication may be repeated. */
const CHECK_FIRST = 'It may have completed the request: check "release list" before you run the command again.'
const AGAIN = 'Check the address and the network, then run the command again.'
/** More attempts than publications of one remote in the same second. */
const MAX_ATTEMPTS = 10

const History = v.object({ changes: v.array(ChangeRecordSchema) })

/** Releases into a portal by HTTP (docs/releasing.md). The token decides who releases what. */
export function portalTarget(
  portal: string,
  token: string,
  limits = { readMs: READ_LIMIT_MS, changeMs: CHANGE_LIMIT_MS, publishMs: RELEASE_LIMIT_MS, noticeMs: NOTICE_MS },
): ReleaseTarget {
  const reading = readOrigin(portal, 'https://portal.example')
  if (reading.state === 'invalid') throw new ReleaseRefusal('usage', `--portal ${portal} ${reading.why}`)
  const { origin: portalOrigin } = reading

  async function send(method: string, path: string, content?: object | Buffer): Promise<Reply> {
    const isFile = Buffer.isBuffer(content)
    const isChange = path.endsWith('/changes')
    const afterLoss = isChange ? CHECK_FIRST : AGAIN
    const timeLimitMs = method === 'GET' ? limits.readMs : isChange ? limits.changeMs : limits.publishMs
    const notice = setTimeout(() => {
      process.stderr.write(`${portal} has not responded yet. Waiting for at most ${timeLimitMs / 1000} s.\n`)
    }, limits.noticeMs)
    const reply = fetch(`${portalOrigin}/releases/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(content && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(content && { body: isFile ? new Uint8Array(content) : JSON.stringify(content) }),
      signal: AbortSignal.timeout(timeLimitMs),
      // Followed to another origin, a request loses its token, and a POST becomes a GET.
      redirect: 'manual',
    }).then(async (response) => ({
      status: response.status,
      body: parseJson(await response.text()),
      location: response.headers.get('location'),
    }))
    const { status, body, location } = await reply
      .finally(() => clearTimeout(notice))
      .catch((cause: unknown) => {
        if (cause instanceof DOMException && cause.name === 'TimeoutError')
          throw new ReleaseRefusal('refused', `${portal} did not respond within ${timeLimitMs / 1000} s. ${afterLoss}`)
        const next = isConnectionLost(cause) ? afterLoss : AGAIN
        throw new ReleaseRefusal('refused', `${portal} does not respond (${fetchProblem(cause)}). ${next}`)
      })
    if (location !== null && status >= 300 && status < 400)
      throw new ReleaseRefusal(
        'refused',
        `${portal} redirects to ${new URL(location, portalOrigin).origin}. Name the portal's own address with --portal, and check that no sign-in page of a proxy is in front of it.`,
      )
    if (status >= 500 && !v.is(PortalFailure, body))
      throw new ReleaseRefusal('refused', `A proxy in front of ${portal} responded with ${status}. ${afterLoss}`)
    if (status < 400 && body === undefined)
      throw new ReleaseRefusal(
        'refused',
        `${portal} does not respond as a portal. Check the address, and that no sign-in page of a proxy is in front of it.`,
      )
    return { status, body }
  }

  async function request(method: string, path: string, content?: object): Promise<unknown> {
    const reply = await send(method, path, content)
    if (reply.status >= 400) throw refusalIn(reply)
    return reply.body
  }

  /**
   * Sends the files that the portal does not have yet, then the version; safe to repeat after a lost connection. Another
   * publication of this remote that has the same files takes them from the uploads, so missing files are sent again.
   */
  async function publish({ built, provenance, origin, note, ifRevision }: Publication): Promise<Published> {
    const { version, integrity, declaration } = built
    const path = `remotes/${declaration.name}/versions`
    const content = { version, integrity, why: note.why, ...(provenance && { provenance }), ...(origin && { origin }) }
    const body = { ...content, ...(ifRevision !== undefined && { ifRevision }) }
    for (let attempt = 1; ; attempt += 1) {
      const reply = await send('POST', path, body)
      if (reply.status < 400) return publishedIn(reply.body)
      const failure = v.safeParse(PortalFailure, reply.body)
      const files = failure.success ? failure.output.missing : undefined
      if (!files || attempt === MAX_ATTEMPTS) throw refusalIn(reply)
      for (const file of files) {
        const hash = integrity[file]
        const bytes = built.files.get(file)
        if (hash && bytes) await request('PUT', `remotes/${declaration.name}/files/${encodeURIComponent(hash)}`, bytes)
      }
    }
  }

  return {
    read: async () => registryIn(await request('GET', 'registry')),
    history: async () => v.parse(History, await request('GET', 'history')).changes,
    async refuseWithoutRight(name) {
      const reply = await send('GET', `remotes/${name}/versions`)
      // An earlier host does not have this address; it refuses the publication itself.
      if (reply.status === 403) throw refusalIn(reply)
    },
    publish,
    async change({ name, ...change }, { why }, ifRevision) {
      const body = { ...change, why, ...(ifRevision !== undefined && { ifRevision }) }
      const result = v.parse(
        v.object({ what: v.string(), registry: v.unknown() }),
        await request('POST', `remotes/${name}/changes`, body),
      )
      return { what: result.what, registry: registryIn(result.registry) }
    },
  }
}

function publishedIn(body: unknown): Published {
  const { folder, registry } = v.parse(v.object({ folder: v.string(), registry: v.unknown() }), body)
  return { folder, registry: registryIn(registry) }
}

function registryIn(body: unknown): StoredRegistry {
  const { registry, problems } = readStoredRegistry(body)
  if (registry) return registry
  throw new ReleaseRefusal(
    'damaged',
    `The portal's registry is damaged: ${problems.join('; ')}. Ask its operator to run "release repair".`,
  )
}
