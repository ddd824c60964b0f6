import type { Telemetry } from '@carrier-portal/contract'

type Field = string | number | boolean

/** Every event and field that may leave the page. Nothing here can hold what a person typed or an order says. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'remote.loaded': ['remote', 'version', 'because', 'retries'],
  'remote.failed': ['remote', 'version', 'stage', 'reason', 'reportId'],
  'remote.threw': ['remote', 'version'],
  'registry.failed': ['reason', 'reportId'],
  'update.noticed': ['revision'],
  'update.taken': ['revision', 'how'],
  'session.expired': [],
  'session.ended': ['because'],
}

/** The event as it may be sent, or undefined when it is not on the list. Fields that are not on it are left out. */
export function allowedEvent(
  event: string,
  fields: Readonly<Record<string, Field>> = {},
): Readonly<Record<string, Field>> | undefined {
  const names = Object.hasOwn(ALLOWED, event) ? ALLOWED[event] : undefined
  if (!names) return undefined
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined
      return value !== undefined && isPlain(value) ? [[name, value]] : []
    }),
  )
}

/** Names, versions and codes, never sentences. */
function isPlain(value: Field): boolean {
  return typeof value !== 'string' || /^[\w.@:+-]{1,80}$/.test(value)
}

/** Sends the allowed events to the endpoint of the configuration; without one it sends nothing. */
export function createTelemetry(endpoint: string | undefined, now: () => number): Telemetry {
  return Object.freeze({
    report(event: string, fields?: Readonly<Record<string, Field>>) {
      const allowed = endpoint === undefined ? undefined : allowedEvent(event, fields)
      if (endpoint === undefined || !allowed) return
      fetch(endpoint, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ event, at: new Date(now()).toISOString(), ...allowed }),
      }).catch(() => undefined)
    },
  })
}
