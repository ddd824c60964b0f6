import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Check } from './contractChecks.ts'

/** A JSON text that the database built. */
export class JsonText {
  constructor(readonly text: string) {}
}

/**
 * Turns the body of a handler into what is sent, and checks one of every `interval` bodies against the contract; the check logs
 * what does not fit. Where each body is checked, as in the tests, one that does not fit throws. A sampled one is sent: an
 * error for one of so many equal responses could not be found by repeating the call. Streams are not sampled.
 */
export function createBodyCheck(interval: number): (body: unknown, check: Check) => Promise<unknown> {
  const isEachChecked = interval === 1
  let responses = 0
  const checkSent = (value: unknown, check: Check) => {
    if (check(value) !== undefined && isEachChecked) throw new Error('the response does not fit the contract')
  }
  return async (body, check) => {
    const isChecked = ++responses % interval === 0
    if (body instanceof Readable && !isEachChecked) return body
    const json = body instanceof Readable ? await text(body) : body instanceof JsonText ? body.text : undefined
    if (isChecked) checkSent(json !== undefined ? JSON.parse(json) : Buffer.isBuffer(body) ? '' : body, check)
    return json ?? body
  }
}
