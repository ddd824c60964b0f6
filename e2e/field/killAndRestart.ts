import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../portal/browser.ts'
import { continueSession } from '../portal/continueSession.ts'
import { startOnProfile } from '../portal/profileBrowser.ts'
import { cardsOfPage, numberOf } from '../portal/steps.ts'
import { type FieldRound, type WorkPhase, workOn } from './driverWork.ts'
import { findLosses, GRACE_MS, type Losses, textsToFind } from './findLosses.ts'

/** The result of all rounds. */
interface FieldResult extends Losses {
  readonly kills: number
  /** Rounds whose save was reported as done, or as saved on the device, before the kill. */
  readonly reportedSaves: number
  /** Rounds without a reported save in which a text was typed so early that it must be found. */
  readonly typedRounds: number
}

/** When a round kills, in milliseconds after the begin of a phase; work that ends earlier is followed by the kill at once. */
const KILLS = [
  { phase: 'typing', from: GRACE_MS, to: 1_400 },
  { phase: 'saving', from: 0, to: 1_000 },
  { phase: 'sending', from: 0, to: 1_000 },
] as const satisfies readonly { phase: WorkPhase; from: number; to: number }[]

/** A step of the work that takes longer is an error. */
const LONGEST_STEP_MS = 60_000

/** The fewest kills with one in each phase. */
export const FEWEST_KILLS = KILLS.length

/**
 * Kills the browser at random moments while orders are edited, saved, in half of the rounds without a network, and sent;
 * after each kill it starts the browser again on the same profile and counts losses. An error of the work that comes before
 * the kill is thrown. `onRound` gets each round, what is missing in it, and the result so far.
 */
export async function killAndRestart(address: string, kills: number, onRound: (text: string) => void) {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  let result: FieldResult = { kills: 0, reportedSaves: 0, typedRounds: 0, typedFields: 0, saves: 0, sentTwice: 0 }
  let browser = await startOnProfile(profile, chromium.executablePath)
  try {
    await continueSession(browser.page, address, 'dana')
    const cards = await cardsOfPage(browser.page)
    const numbers = await Promise.all(cards.map(numberOf))
    for (let round = 0; round < kills; round += 1) {
      const number = numbers[round % numbers.length] ?? ''
      const work: FieldRound = { number, barcode: `FIELD-${round}`, typedAt: [] }
      const { phase, from, to } = KILLS[round % KILLS.length] ?? KILLS[0]
      const afterMs = Math.round(from + Math.random() * (to - from))
      const isOffline = Math.random() < 0.5
      onRound(
        `${work.barcode}: a kill ${afterMs} ms after ${phase} begins, ${isOffline ? 'without' : 'with'} a network`,
      )
      browser.page.setDefaultTimeout(LONGEST_STEP_MS)
      let killedAt = Number.POSITIVE_INFINITY
      let running = Promise.resolve()
      const moment = new Promise<void>((kill) => {
        running = workOn(browser.page, work, isOffline, (begun) => {
          if (begun === phase) setTimeout(kill, afterMs)
        }).catch((cause) => {
          if (killedAt > Date.now()) throw cause
        })
      })
      await Promise.race([running, moment])
      const atKill = { ...work, typedAt: [...work.typedAt] }
      killedAt = Date.now()
      await browser.kill()
      await running
      browser = await startOnProfile(profile, chromium.executablePath)
      await continueSession(browser.page, address, 'dana')
      result = add(result, atKill, killedAt, await findLosses(browser.page, atKill, killedAt, onRound))
      onRound(format(result))
    }
  } finally {
    await browser.kill()
  }
  return result
}

function add(result: FieldResult, work: FieldRound, killedAt: number, losses: Losses): FieldResult {
  return {
    kills: result.kills + 1,
    reportedSaves: result.reportedSaves + (work.saved === undefined ? 0 : 1),
    typedRounds: result.typedRounds + (work.saved === undefined && textsToFind(work, killedAt).length > 0 ? 1 : 0),
    typedFields: result.typedFields + losses.typedFields,
    saves: result.saves + losses.saves,
    sentTwice: result.sentTwice + losses.sentTwice,
  }
}

/** Whether nothing was lost, and there was something to lose. */
export function isWithoutLoss({ reportedSaves, typedRounds, typedFields, saves, sentTwice }: FieldResult): boolean {
  return typedFields + saves + sentTwice === 0 && Math.min(reportedSaves, typedRounds) > 0
}

/** The result as one line. */
export function format({ kills, reportedSaves, typedRounds, typedFields, saves, sentTwice }: FieldResult): string {
  return `${kills} kills, ${reportedSaves} reported saves, ${typedRounds} typed texts: ${typedFields} typed fields lost beyond the last 0.5 s, ${saves} saves lost, ${sentTwice} sent twice`
}
