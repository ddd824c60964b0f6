import { expect, type Page } from '@playwright/test'
import type { LocalServer } from '../portal/localServer.ts'
import { fillSignIn, password } from '../portal/steps.ts'
import { CALL_LIMIT_MS, endFault, type Fault } from './faults.ts'

/** Signs in at the login for the calls of an account. It has no orders, so that no sign-in draws a list of them. */
export const ACCOUNT = 'nova'

/** What is expected of the screen when one call fails. `T` is what `prepare` found, for the later steps. */
export interface FaultedCall<T = unknown> {
  /** The operation's name in openapi.yaml. */
  readonly call: string
  /** Matches the call's address. */
  readonly path: string
  /** Where the user signs in after a 401: in the dialog over a screen, else at the login; undefined without a session. */
  readonly signInAt?: 'dialog' | 'login'
  /** Opens the screen, once for all faults. */
  open(page: Page): Promise<void>
  /** The steps before the call, without a fault. */
  prepare(page: Page, fault: Fault): Promise<T>
  /** Makes the call. */
  act(page: Page, prepared: T): Promise<void>
  /** The text at the screen. */
  textOf(fault: Fault): string | RegExp
  /** Makes the call again once the fault has ended, expects its result, and returns to where `prepare` begins. */
  recover(page: Page, prepared: T, fault: Fault): Promise<void>
}

/** Expects the text of one fault of one call, ends the fault, and expects the call to succeed in the same page. */
export async function runFault<T>(page: Page, server: LocalServer, row: FaultedCall<T>, fault: Fault): Promise<void> {
  const prepared = await row.prepare(page, fault)
  await fault.begin(page, row.path, server)
  const sent = fault.endsByTimeLimit && waitForCall(page, row, server, fault.endsByTimeLimit)
  await row.act(page, prepared)
  if (sent) {
    await sent
    await page.clock.fastForward(CALL_LIMIT_MS)
  }
  const signInAt = fault.status === 401 ? row.signInAt : undefined
  if (signInAt) await expect(signInFormOf(page, signInAt)).toBeVisible()
  else await expect(messageOf(page, row.textOf(fault))).toBeVisible()
  const succeeded = page.waitForResponse((response) => isOf(row, response.url()) && response.ok())
  await endFault(page, row.path)
  if (signInAt === 'dialog') await signInAgain(page)
  if (signInAt === 'login') await fillSignIn(page, ACCOUNT)
  await row.recover(page, prepared, fault)
  await succeeded
}

const EXPIRED = 'Please sign in again'

function signInFormOf(page: Page, at: 'dialog' | 'login') {
  return at === 'dialog' ? page.getByRole('dialog', { name: EXPIRED }) : page.getByRole('form', { name: 'Login' })
}

function messageOf(page: Page, text: string | RegExp) {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text }).first()
}

/** A routed response has the address of the server that broke it. */
function waitForCall(
  page: Page,
  row: Pick<FaultedCall, 'path'>,
  server: LocalServer,
  event: 'request' | 'response',
): Promise<unknown> {
  return event === 'request'
    ? page.waitForRequest((request) => isOf(row, request.url()))
    : page.waitForResponse((response) => response.url().startsWith(server.address))
}

function isOf({ path }: Pick<FaultedCall, 'path'>, url: string): boolean {
  return new URL(url).pathname === path.replace('**', '')
}

async function signInAgain(page: Page) {
  const dialog = signInFormOf(page, 'dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
}
