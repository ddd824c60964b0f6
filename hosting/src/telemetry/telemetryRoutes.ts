import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { responseHeaders } from '../headers/responseHeaders.ts'
import type { NodeHostSettings } from '../host/createHost.ts'
import { sendError } from '../host/sendError.ts'
import { openStore } from '../release/store/releaseStore.ts'
import { emptyRegistry } from '../release/store/storedRegistry.ts'
import { wasRolledBack } from '../release/store/versionRecord.ts'
import type { RemoteCounts } from './remoteCounts.ts'

export const TELEMETRY_PATH = '/telemetry/remotes'

/** The length of one point of the series that the status page draws. */
const SERIES_MINUTES = 5

/** The report of one page: at most 50 events, no text of a user and nothing of an order. */
const ReportBody = v.strictObject({
  events: v.pipe(
    v.array(
      v.strictObject({
        event: v.picklist(['remote.loaded', 'remote.failed', 'remote.crashed']),
        remote: v.pipe(v.string(), v.maxLength(80)),
        version: v.pipe(v.string(), v.maxLength(80)),
        /** The step of a failed load, which pages of earlier shells send. It is not counted. */
        stage: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
      }),
    ),
    v.maxLength(50),
  ),
})

interface TelemetrySettings extends Pick<NodeHostSettings, 'store'> {
  readonly counts: RemoteCounts
}

/**
 * `POST /telemetry/remotes` counts what pages report about the remotes they load, 204; 400 for any other body, 429 above
 * 120 requests a minute from one address. `GET` returns the counts of the last day by version, the versions whose trial
 * the host watches, and those that were rolled back.
 */
export async function telemetryRoutes(host: FastifyInstance, { store, counts }: TelemetrySettings): Promise<void> {
  await host.register(rateLimit, { max: 120, timeWindow: 60_000 })
  const readStore = () =>
    openStore(store)
      .read()
      .catch(() => emptyRegistry)

  host.post(TELEMETRY_PATH, { bodyLimit: 16_384 }, async (request, reply) => {
    const body = v.safeParse(ReportBody, request.body)
    if (!body.success) return sendError(reply, 400, 'Bad request')
    const { remotes, trials } = await readStore()
    // As the rate limit does: one client can take any address of its IPv6 network.
    const client = normalizeIP(request.ip)
    for (const report of body.output.events) {
      const versions = Object.hasOwn(remotes, report.remote) ? remotes[report.remote]?.versions : undefined
      if (!versions || !Object.hasOwn(versions, report.version)) continue
      const trial = trials[report.remote]
      counts.add(report, client, trial?.version === report.version ? trial.since : undefined)
    }
    return reply.code(204).headers(responseHeaders('telemetry')).send()
  })

  host.get(TELEMETRY_PATH, async (_request, reply) => {
    const { remotes, trials, records } = await readStore()
    const series = Object.entries(remotes).map(([name, { versions }]) => [
      name,
      Object.fromEntries(
        Object.keys(versions).flatMap((version) => {
          const points = counts.series(name, version, SERIES_MINUTES)
          return points.length > 0 ? [[version, points]] : []
        }),
      ),
    ])
    const watched = Object.fromEntries(Object.entries(trials).map(([name, { version }]) => [name, version]))
    const rolledBack = Object.keys(remotes).flatMap((name) => {
      const versions = Object.entries(records[name] ?? {}).flatMap(([version, record]) =>
        wasRolledBack(record) ? [version] : [],
      )
      return versions.length > 0 ? [[name, versions]] : []
    })
    return reply.headers(responseHeaders('telemetry')).send({
      minutes: SERIES_MINUTES,
      remotes: Object.fromEntries(series),
      watched,
      rolledBack: Object.fromEntries(rolledBack),
    })
  })
}
