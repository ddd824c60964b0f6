import { expect, type Page } from '@playwright/test'
import { fetchStoredOrder, openEditor } from '../portal/editor.ts'
import type { FieldRound, TypedText } from './driverWork.ts'

/** What the portal lost of one round. */
export interface Losses {
  /** 1 where the comments are older than half a second before the kill. */
  readonly typedFields: number
  readonly saves: number
  readonly sentTwice: number
}

/** What was typed in the last half second before a kill may be missing. */
const GRACE_MS = 500

/** Finds in the restarted browser what is missing of what was typed and saved before the kill. */
export async function findLosses(page: Page, work: FieldRound, killedAt: number): Promise<Losses> {
  await expect(page.getByRole('button', { name: /waiting to send/ })).toBeHidden({ timeout: 60_000 })
  const stored = await fetchStoredOrder(page, work.number)
  const sent = stored.lineItems.filter(({ barcode }) => barcode === work.barcode).length
  const sentTwice = sent > 1 ? 1 : 0
  if (work.saved !== undefined)
    return { typedFields: 0, saves: stored.ocComments === work.saved && sent > 0 ? 0 : 1, sentTwice }
  const mustHave = work.typed.findLastIndex(({ at }) => at <= killedAt - GRACE_MS)
  const found = indexOf(work.typed, stored.ocComments) ?? indexOf(work.typed, await commentsOfDraft(page, work.number))
  return { typedFields: mustHave > (found ?? -1) ? 1 : 0, saves: 0, sentTwice }
}

function indexOf(typed: readonly TypedText[], text: string | null): number | undefined {
  const index = typed.findIndex((one) => one.text === text)
  return index < 0 ? undefined : index
}

/** The comments of the draft that the editor offers; null where it offers none. */
async function commentsOfDraft(page: Page, number: string): Promise<string | null> {
  const editor = await openEditor(page, page.getByRole('article', { name: `Order ${number}`, exact: true }), number)
  const restore = editor.getByRole('button', { name: 'Restore', exact: true })
  // The draft is offered with the form, or as soon as the key is derived after a sign-in.
  const isOffered = await restore.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  if (isOffered) await restore.click()
  const comments = isOffered ? await editor.getByRole('textbox', { name: 'OC Comments' }).inputValue() : null
  await editor.getByRole('button', { name: 'Cancel', exact: true }).click()
  await editor.waitFor({ state: 'hidden' })
  return comments
}
