import type { Telemetry } from '@carrier-portal/contract'
import { postEvents } from './postEvents.ts'

type Field = string | number | boolean

/** The events and fields that may leave the page. None of them contains user input or order data. */
const ALLOWED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'remote.loaded': ['remote', 'version', 'reason', 'retries'],
  'remote.failed': ['remote', 'version', 'stage', 'reason', 'reportId'],
  'remote.crashed': ['remote', 'version', 'stage', 'reason', 'reportId'],
  'remote.threw': ['remote', 'version'],
  'registry.failed': ['reason', 'reportId'],
  'update.noticed': ['revision'],
  'update.applied': ['revision', 'trigger'],
  'session.expired': [],
  'session.ended': ['reason'],
  'save.crashed': ['error'],
  'call.failed': ['call', 'failure', 'status', 'durationMs', 'reportId'],
  'outbox.sent': ['remote', 'job', 'reason'],
  'outbox.stopped': ['remote', 'job', 'reason'],
}

/** The allowed fields of an event, or undefined for an unknown event. Fields that are not allowed are dropped. */
export function allowedEvent(
  event: string,
  fields: Readonly<Record<string, Field>> = {},
): Readonly<Record<string, Field>> | undefined {
  const names = Object.hasOwn(ALLOWED_FIELDS, event) ? ALLOWED_FIELDS[event] : undefined
  if (!names) return undefined
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined
      return value !== undefined && isPlain(value) ? [[name, value]] : []
    }),
  )
}

/** Names, versions and codes; sentences are dropped. */
function isPlain(value: Field): boolean {
  return typeof value !== 'string' || /^[\w.@:+-]{1,80}$/.test(value)
}

/** Sends allowed events to the configured endpoint; without one, nothing is sent. */
export function createTelemetry(endpoint: string | undefined, now: () => number): Telemetry {
  return Object.freeze({
    report(event: string, fields?: Readonly<Record<string, Field>>) {
      const allowed = endpoint === undefined ? undefined : allowedEvent(event, fields)
      if (endpoint === undefined || !allowed) return
      postEvents(endpoint, JSON.stringify({ event, at: new Date(now()).toISOString(), ...allowed }))
    },
  })
}
