import { setTimeout } from 'node:timers/promises'
import { type Account, acceptance, signIn, type WorkOrder } from '../testing/client.ts'
import { marked, marksOf } from '../testing/saves.ts'

/** Something that is killed in the middle of its work and comes back. */
export interface Victim {
  address(): string
  /** kill -9, then a start; over when it answers again. */
  killAndRestart(): Promise<void>
}

/** What was found after all kills. */
export interface Findings {
  readonly kills: number
  /** Saves that were answered with 200. */
  readonly acknowledged: number
  /** Of these, how many were gone after a restart. */
  readonly lost: number
  /** Orders that were seen with a part of one save and a part of another. */
  readonly halfWritten: number
  /** What saves were answered that were not answered with 200. */
  readonly otherAnswers: readonly number[]
}

/** KILLS in the environment: how often to kill, in the tests and in `npm run durability`. */
export const killsAskedFor = Number(process.env.KILLS) || undefined

/** Orders that are saved at the same time, each over and over. */
const WRITERS = 3
const SAVES_BEFORE_KILL = 5
const LINES = 20

/** Kills again and again while orders are saved, each save with one mark on the order and on all of its 20 lines. */
export async function killWhileSaving(victim: Victim, kills: number): Promise<Findings> {
  const writers = await startWriters(await signIn(victim.address(), 'dana'))
  let [acknowledged, lost, halfWritten] = [0, 0, 0]
  const otherAnswers = new Set<number>()

  for (let kill = 0; kill < kills; kill++) {
    const dana = await signIn(victim.address(), 'dana')
    const saving = writers.map((writer) => saveUntilBroken(dana, writer))
    await Promise.all(saving.map(({ underWay }) => underWay))
    // Somewhere in the middle of the saves that run now.
    await setTimeout((kill * 7) % 40)
    const back = victim.killAndRestart()
    for (const { broken } of saving) {
      const { answered, status } = await broken
      acknowledged += answered
      if (status !== undefined) otherAnswers.add(status)
    }
    await back

    const looker = await signIn(victim.address(), 'dana')
    for (const writer of writers) {
      const { workOrder } = await looker.details(writer.number)
      const marks = marksOf(workOrder)
      const mark = Number(workOrder.ocComments)
      if (new Set(marks).size > 1 || marks.length !== LINES + 1 || mark > writer.attempted) halfWritten++
      lost += Math.max(0, writer.acknowledged - mark)
      writer.acknowledged = mark
    }
  }
  return { kills, acknowledged, lost, halfWritten, otherAnswers: [...otherAnswers].toSorted() }
}

/** One order that is saved with a rising mark. */
interface Writer {
  readonly number: string
  readonly loaded: WorkOrder
  attempted: number
  acknowledged: number
}

async function startWriters(dana: Account): Promise<readonly Writer[]> {
  const offered = (await dana.list('available', ['NORTH'])).filter(({ lineItems }) => lineItems.length > 0)
  return Promise.all(
    offered.slice(0, WRITERS).map(async ({ workOrderNumber: number }) => {
      await dana.call('POST', '/api/orders/update', acceptance(number))
      return { number, loaded: (await dana.details(number)).workOrder, attempted: 0, acknowledged: 0 }
    }),
  )
}

interface Saving {
  /** Some saves of this round were answered, or no more will be. */
  readonly underWay: Promise<void>
  readonly broken: Promise<{ readonly answered: number; readonly status: number | undefined }>
}

function saveUntilBroken(dana: Account, writer: Writer): Saving {
  const { promise: underWay, resolve: isUnderWay } = withResolvers()
  const save = async () => {
    for (let answered = 0; ; answered++) {
      const status = await dana
        .call('POST', '/api/orders/line-item-update', marked(writer.loaded, String(++writer.attempted), LINES))
        .then(
          (reply) => reply.status,
          () => undefined,
        )
      if (status !== 200) return { answered, status }
      writer.acknowledged = writer.attempted
      if (answered + 1 >= SAVES_BEFORE_KILL) isUnderWay()
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
