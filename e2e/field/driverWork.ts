import type { Page } from '@playwright/test'
import { openEditor } from '../portal/editor.ts'

/** What a driver did with one order until the browser was killed. */
export interface FieldRound {
  readonly number: string
  /** Of the item that the save adds: an order that has it twice was saved twice. */
  readonly barcode: string
  /** When the browser had each text of `textsOf`, in milliseconds since 1970. */
  readonly typedAt: number[]
  /** The comments of the save that the portal reported as done or as saved on the device. */
  saved?: string
}

const WORDS = ['Left', 'at', 'the', 'loading', 'dock', 'with', 'security']

/** The texts that the comments field has one after the other. */
export function textsOf({ barcode }: FieldRound): readonly string[] {
  return WORDS.map((_, index) => `${barcode} ${WORDS.slice(0, index + 1).join(' ')}`)
}

/** What a driver does with an order, one after the other: typing takes 1.4 s at least. */
export type WorkPhase = 'typing' | 'saving' | 'sending'

/** A person types no faster; the portal stores what was typed during the pauses too. */
const PAUSE_MS = 200

/** Edits an order, saves it, without a network where `isOffline`, and waits until it is sent. `begin` gets each phase. */
export async function workOn(
  page: Page,
  work: FieldRound,
  isOffline: boolean,
  begin: (phase: WorkPhase) => void,
): Promise<void> {
  const card = page.getByRole('article', { name: `Order ${work.number}`, exact: true })
  const editor = await openEditor(page, card, work.number)
  const barcodes = editor.getByRole('textbox', { name: /^Item \d+ barcode$/ })
  const k = (await barcodes.count()) + 1
  await editor.getByRole('button', { name: 'Add Item' }).click()
  await editor.getByLabel(`Item ${k} type`, { exact: true }).selectOption({ index: 1 })
  await editor.getByLabel(`Item ${k} barcode`, { exact: true }).fill(work.barcode)
  const comments = editor.getByRole('textbox', { name: 'OC Comments' })
  for (const text of textsOf(work)) {
    await comments.fill(text)
    work.typedAt.push(Date.now())
    if (work.typedAt.length === 1) begin('typing')
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  await page.context().setOffline(isOffline)
  begin('saving')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await editor.waitFor({ state: 'hidden' })
  work.saved = textsOf(work).at(-1) ?? ''
  begin('sending')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /waiting to send/ }).waitFor({ state: 'hidden' })
}
