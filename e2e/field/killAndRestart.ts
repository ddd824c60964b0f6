import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../portal/browser.ts'
import { continueSession } from '../portal/continueSession.ts'
import { startOnProfile } from '../portal/profileBrowser.ts'
import { cardsOfPage, numberOf } from '../portal/steps.ts'
import { type FieldRound, workOn } from './driverWork.ts'
import { findLosses, type Losses } from './findLosses.ts'

/** The result of all rounds. */
interface FieldResult extends Losses {
  readonly kills: number
  /** Rounds whose save was reported as done, or as saved on the device, before the kill. */
  readonly reportedSaves: number
}

/** The longest time from the begin of the work to the kill; work that ends earlier is followed by it at once. */
const LONGEST_WORK_MS = 6_000

/**
 * Kills the browser at random moments while orders are edited, saved without a network and sent; after each kill it starts
 * the browser again on the same profile and counts losses. `onRound` gets what is missing, and the result so far.
 */
export async function killAndRestart(address: string, kills: number, onRound: (text: string) => void) {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  let result: FieldResult = { kills: 0, reportedSaves: 0, typedFields: 0, saves: 0, sentTwice: 0 }
  let browser = await startOnProfile(profile, chromium.executablePath)
  try {
    await continueSession(browser.page, address, 'dana')
    const cards = await cardsOfPage(browser.page)
    const numbers = await Promise.all(cards.map(numberOf))
    for (let round = 0; round < kills; round += 1) {
      const number = numbers[round % numbers.length] ?? ''
      const work: FieldRound = { number, barcode: `FIELD-${round}`, typedAt: [] }
      const running = workOn(browser.page, work, Math.random() < 0.5).catch(() => undefined)
      await Promise.race([running, new Promise((done) => setTimeout(done, Math.random() * LONGEST_WORK_MS))])
      const atKill = { ...work, typedAt: [...work.typedAt] }
      const killedAt = Date.now()
      await browser.kill()
      await running
      browser = await startOnProfile(profile, chromium.executablePath)
      await continueSession(browser.page, address, 'dana')
      result = add(result, atKill, await findLosses(browser.page, atKill, killedAt, onRound))
      onRound(format(result))
    }
  } finally {
    await browser.kill()
  }
  return result
}

function add(result: FieldResult, work: FieldRound, losses: Losses): FieldResult {
  return {
    kills: result.kills + 1,
    reportedSaves: result.reportedSaves + (work.saved === undefined ? 0 : 1),
    typedFields: result.typedFields + losses.typedFields,
    saves: result.saves + losses.saves,
    sentTwice: result.sentTwice + losses.sentTwice,
  }
}

/** The result as one line. */
export function format({ kills, reportedSaves, typedFields, saves, sentTwice }: FieldResult): string {
  return `${kills} kills, ${reportedSaves} reported saves: ${typedFields} typed fields lost beyond the last 0.5 s, ${saves} saves lost, ${sentTwice} sent twice`
}
