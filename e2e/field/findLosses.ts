import { expect, type Page } from '@playwright/test'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import { type FieldRound, textsOf } from './driverWork.ts'

/** What the portal lost of one round. */
export interface Losses {
  /** 1 where the comments are older than half a second before the kill. */
  readonly typedFields: number
  readonly saves: number
  readonly sentTwice: number
}

/** What was typed in the last half second before a kill may be missing. */
export const GRACE_MS = 500

/** How long a restarted portal may take to read what waits on the device, and to send it. */
const SENDING_MS = 60_000

/** Finds in the restarted browser what is missing of what was typed and saved before the kill; `report` gets the texts. */
export async function findLosses(
  page: Page,
  work: FieldRound,
  killedAt: number,
  report: (text: string) => void,
): Promise<Losses> {
  const isReported = work.saved !== undefined
  const saves = isReported && !(await waitForSave(page, work)) ? 1 : 0
  const typedFields = isReported || (await hasTyped(page, work, killedAt, report)) ? 0 : 1
  return { typedFields, saves, sentTwice: await countSentTwice(page, work) }
}

/** Whether what was typed is in the draft, or in the order: a save that was not reported before the kill has no draft. */
async function hasTyped(
  page: Page,
  work: FieldRound,
  killedAt: number,
  report: (text: string) => void,
): Promise<boolean> {
  const expected = textsToFind(work, killedAt)
  if (expected.length === 0) return true
  const storedComments = async () => (await fetchStoredOrder(page, work.number)).ocComments ?? ''
  const isStored = async () => expected.includes(await storedComments())
  const draft = await commentsOfDraft(page, work.number, isStored)
  if (draft !== null && expected.includes(draft)) return true
  if (await isReached(isStored)) return true
  report(`Missing "${expected[0]}": the draft has "${draft}", the order "${await storedComments()}".`)
  return false
}

/** The texts one of which must be found; none where nothing was typed early enough. */
export function textsToFind(work: FieldRound, killedAt: number): readonly string[] {
  const first = work.typedAt.findLastIndex((at) => at <= killedAt - GRACE_MS)
  // A kill takes a moment, in which the browser may receive further texts.
  return first < 0 ? [] : textsOf(work).slice(first)
}

async function waitForSave(page: Page, work: FieldRound): Promise<boolean> {
  return isReached(async () => {
    const { ocComments, lineItems } = await fetchStoredOrder(page, work.number)
    return ocComments === work.saved && lineItems.some(({ barcode }) => barcode === work.barcode)
  })
}

/** Whether the order becomes as expected. The portal sends and shows what waits only after it has read the device. */
function isReached(isExpected: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(isExpected, { timeout: SENDING_MS })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

async function countSentTwice(page: Page, work: FieldRound): Promise<number> {
  await expect(waitingToSend(page)).toBeHidden({ timeout: SENDING_MS })
  const { lineItems } = await fetchStoredOrder(page, work.number)
  return lineItems.filter(({ barcode }) => barcode === work.barcode).length > 1 ? 1 : 0
}

function waitingToSend(page: Page) {
  return page.getByRole('button', { name: /waiting to send/ })
}

/** The comments of the draft that the editor offers; null where it offers none, which is certain once the order is stored. */
async function commentsOfDraft(page: Page, number: string, isStored: () => Promise<boolean>): Promise<string | null> {
  const editor = await openEditor(page, page.getByRole('article', { name: `Order ${number}`, exact: true }), number)
  // An order of an earlier round may have an older draft, which is offered below.
  const restore = editor.getByRole('button', { name: 'Restore', exact: true }).first()
  // The draft is offered with the form, or as soon as the key is derived after a sign-in, which a busy machine does slowly.
  await isReached(async () => (await restore.isVisible()) || (await isStored()))
  const isOffered = await restore.isVisible()
  if (isOffered) await restore.click()
  const comments = isOffered ? await editor.getByRole('textbox', { name: 'OC Comments' }).inputValue() : null
  await editor.getByRole('button', { name: 'Cancel', exact: true }).click()
  await editor.waitFor({ state: 'hidden' })
  return comments
}
