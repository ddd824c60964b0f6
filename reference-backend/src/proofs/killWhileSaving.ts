import { setTimeout } from 'node:timers/promises'
import { type Account, type ApiWorkOrder, acceptBody, signInAccount } from '../testing/client.ts'
import { marked, marksOf } from '../testing/saves.ts'

/** A process that is killed during its work and restarted. */
export interface CrashTarget {
  address(): string
  /** kill -9 and restart; resolves when the backend responds again. */
  killAndRestart(): Promise<void>
}

/** The state of the orders after all kills. */
interface CrashFindings {
  readonly kills: number
  /** Saves with status 200. */
  readonly acknowledged: number
  /** Acknowledged saves that were missing after a restart. */
  readonly lost: number
  /** Orders that held a part of one save and a part of another. */
  readonly halfWritten: number
  /** The statuses of saves other than 200. */
  readonly otherStatuses: readonly number[]
}

/** The number of kills from the environment variable KILLS, for the tests and `npm run durability`. */
export const requestedKills = Number(process.env.KILLS) || undefined

/** Orders that are saved repeatedly at the same time. */
const WRITERS = 3
const SAVES_BEFORE_KILL = 5
const LINES = 20

/** Kills the target repeatedly while orders are saved; each save sets one mark on the order and its 20 line items. */
export async function killWhileSaving(victim: CrashTarget, kills: number): Promise<CrashFindings> {
  const writers = await startWriters(await signInAccount(victim.address(), 'dana'))
  let [acknowledged, lost, halfWritten] = [0, 0, 0]
  const otherStatuses = new Set<number>()

  for (let kill = 0; kill < kills; kill++) {
    const dana = await signInAccount(victim.address(), 'dana')
    const saving = writers.map((writer) => saveUntilBroken(dana, writer))
    await Promise.all(saving.map(({ underWay }) => underWay))
    // Varies the point of the kill within the running saves.
    await setTimeout((kill * 7) % 40)
    const back = victim.killAndRestart()
    for (const { broken } of saving) {
      const { succeeded, status } = await broken
      acknowledged += succeeded
      if (status !== undefined) otherStatuses.add(status)
    }
    await back

    const observer = await signInAccount(victim.address(), 'dana')
    for (const writer of writers) {
      const { workOrder } = await observer.details(writer.number)
      const marks = marksOf(workOrder)
      const mark = Number(workOrder.ocComments)
      if (new Set(marks).size > 1 || marks.length !== LINES + 1 || mark > writer.attempted) halfWritten++
      lost += Math.max(0, writer.acknowledged - mark)
      writer.acknowledged = mark
    }
  }
  return { kills, acknowledged, lost, halfWritten, otherStatuses: [...otherStatuses].toSorted() }
}

/** One order that is saved with an increasing mark. */
interface Writer {
  readonly number: string
  readonly loaded: ApiWorkOrder
  attempted: number
  acknowledged: number
}

async function startWriters(dana: Account): Promise<readonly Writer[]> {
  const offered = (await dana.list('available', ['NORTH'])).filter(({ lineItems }) => lineItems.length > 0)
  return Promise.all(
    offered.slice(0, WRITERS).map(async ({ workOrderNumber: number }) => {
      await dana.call('POST', '/api/orders/update', acceptBody(number))
      return { number, loaded: (await dana.details(number)).workOrder, attempted: 0, acknowledged: 0 }
    }),
  )
}

interface Saving {
  /** Resolves after several successful saves of this round, or when the saves have stopped. */
  readonly underWay: Promise<void>
  readonly broken: Promise<{ readonly succeeded: number; readonly status: number | undefined }>
}

function saveUntilBroken(dana: Account, writer: Writer): Saving {
  const { promise: underWay, resolve: isUnderWay } = withResolvers()
  const save = async () => {
    for (let succeeded = 0; ; succeeded++) {
      const status = await dana
        .call('POST', '/api/orders/line-item-update', marked(writer.loaded, String(++writer.attempted), LINES))
        .then(
          (reply) => reply.status,
          () => undefined,
        )
      if (status !== 200) return { succeeded, status }
      writer.acknowledged = writer.attempted
      if (succeeded + 1 >= SAVES_BEFORE_KILL) isUnderWay()
    }
  }
  return { underWay, broken: save().finally(isUnderWay) }
}

function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
