import { postEvents } from '../telemetry/postEvents.ts'
import { maskAttributes } from './maskAttributes.ts'
import { maskOptions } from './maskOptions.ts'

const SEND_EVERY_MS = 10_000

/** A browser completes requests of an ended page up to 64 KiB; a character has at most three bytes. */
const KEPT_ALIVE_LENGTH = 20_000

/**
 * The session-recording asset. It is always loaded; it records only where the configuration names an endpoint, with
 * every text and input masked.
 */
export async function startRecording(endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return
  const { record } = await import('rrweb')
  let events: unknown[] = []

  const send = () => {
    if (events.length === 0) return
    const body = JSON.stringify({ events }, maskAttributes)
    events = []
    postEvents(endpoint, body, body.length <= KEPT_ALIVE_LENGTH)
  }

  record({ ...maskOptions, emit: (event) => events.push(event) })
  setInterval(send, SEND_EVERY_MS)
  // The last event before a page ends; a phone ends hidden pages without another one.
  document.addEventListener('visibilitychange', () => document.hidden && send())
}
