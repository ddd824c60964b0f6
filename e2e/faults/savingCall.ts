import { expect, type Locator, type Page } from '@playwright/test'
import { waitUntilLoadedAhead } from '../portal/offline.ts'
import { type ListTitle, signIn } from '../portal/steps.ts'
import type { FaultedCall } from './faultedCall.ts'
import { opensOrder } from './opensList.ts'

const SAVED_ON_DEVICE = 'Saved on this device. It will be sent when you are online.'
/** Longer than a toast is shown. */
const TOAST_MS = 6_000
/** Longer than each of its transitions. */
const TRANSITION_MS = 1_000

/** A dialog with the form of one order. */
export interface OpenForm {
  readonly number: string
  readonly dialog: Locator
}

/** A form whose save waits on the device while the server cannot be reached. */
interface SavingForm {
  readonly list: ListTitle
  readonly submit: string
  /** The text after a refusal. */
  readonly refusal: string
  readonly field: string
  /** Opens the form of the first order; `typed` differs from the stored value. */
  open(page: Page): Promise<FilledForm>
}

interface FilledForm extends OpenForm {
  readonly typed: string
}

/** A call that saves a form: refusals keep the form, a lost network keeps the save on the device. */
export function savingCall(call: string, name: string, form: SavingForm): FaultedCall<FilledForm> {
  const { list, submit, refusal, field } = form
  return {
    call,
    path: `**/api/orders/${name}`,
    signInAt: 'dialog',
    open: opensOrder(list, signIn),
    prepare: async (page) => {
      const opened = await form.open(page)
      await opened.dialog.getByLabel(field, { exact: true }).fill(opened.typed)
      await waitUntilLoadedAhead(page)
      return opened
    },
    act: (_, { dialog }) => dialog.getByRole('button', { name: submit, exact: true }).click(),
    textOf: ({ status }) => (status === undefined ? SAVED_ON_DEVICE : refusal),
    recover: async (page, { dialog, typed }, { status }) => {
      if (status === undefined) await sendNow(page)
      else {
        await expect(dialog.getByLabel(field, { exact: true })).toHaveValue(typed)
        await dialog.getByRole('button', { name: submit, exact: true }).click()
        await expect(dialog).toBeHidden()
      }
      await passToasts(page)
    },
  }
}

const SAVED = /(updated|charge updated) successfully!/

/** Waits for the toast of the save, and until it is gone: a toast beyond the third would wait for the earlier ones. */
async function passToasts(page: Page) {
  await expect(page.getByText(SAVED).first()).toBeVisible()
  // A toast stays while it is pointed at.
  await page.mouse.move(0, 0)
  await page.clock.fastForward(TOAST_MS)
  // It moves away and then closes its gap.
  for (const _ of ['moved away', 'closed']) await page.clock.fastForward(TRANSITION_MS)
  await expect(page.getByText(SAVED)).toHaveCount(0)
}

/** Sends the save that waits on the device, unless it was sent by itself meanwhile. The list of such saves opens on request alone. */
async function sendNow(page: Page) {
  const waiting = page.getByRole('button', { name: '1 waiting to send' })
  const sent = page.getByText(SAVED).last()
  const dialog = page.getByRole('dialog', { name: 'Waiting to send' })
  await expect(waiting.or(sent).first()).toBeVisible()
  expect(await dialog.isVisible(), 'the list of waiting saves before it is opened').toBe(false)
  await waiting.or(sent).first().click()
  await page.getByRole('button', { name: 'Send now' }).or(sent).first().click()
  await expect(waiting).toBeHidden()
  await expect(dialog).toBeHidden()
}
