import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Check } from './contractChecks.ts'

/** A JSON text that the database built. */
export class JsonText {
  constructor(readonly text: string) {}
}

/**
 * Turns the body of a handler into what is sent, and checks one of every `interval` bodies against the contract.
 * Streams are checked only when every response is. Throws when a body does not fit.
 */
export function createBodyCheck(interval: number): (body: unknown, check: Check) => Promise<unknown> {
  let responses = 0
  return async (body, check) => {
    const isChecked = ++responses % interval === 0
    if (body instanceof Readable) return interval === 1 ? checkedText(await text(body), check) : body
    if (body instanceof JsonText) return isChecked ? checkedText(body.text, check) : body.text
    if (isChecked) expectFit(Buffer.isBuffer(body) ? '' : body, check)
    return body
  }
}

function checkedText(json: string, check: Check): string {
  expectFit(JSON.parse(json), check)
  return json
}

function expectFit(body: unknown, check: Check): void {
  if (check(body) !== undefined) throw new Error('the response does not fit the contract')
}
