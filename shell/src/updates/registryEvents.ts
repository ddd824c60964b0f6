import { isRecord } from '@carrier-portal/contract'
import { jsonValue } from '../session/jsonValue.ts'

const EVENTS_ADDRESS = '/registry/events'
/** The name of the lock and of the channel that the tabs share. */
const SHARED_NAME = 'registry-events'
/**
 * The connection does not compete with the files of the first list. Nothing is missed: the host announces its revision to
 * each new connection.
 */
const DELAY_MS = 2_000
/**
 * A browser repeats a lost connection by itself, but not one whose response was an error: 503 above the host's limit,
 * 502 while the host restarts. Between this time and twice as long, so that the pages do not return at the same moment.
 */
const REFUSED_RETRY_MS = 30_000

/**
 * Calls `onRevision` with each registry revision that the host announces. One tab holds the connection and passes the
 * revisions on to the others, because HTTP/1.1 allows six connections per host; when it closes, another tab connects.
 * Without the browser's support, or when the host has no events, nothing is called and the updates poll. Returns the
 * unsubscribe function.
 */
export function followRegistryEvents(page: Window, onRevision: (revision: number) => void): () => void {
  const { locks } = page.navigator
  if (!('EventSource' in page) || !('BroadcastChannel' in page) || locks === undefined) return () => undefined
  let stop = shareConnection(locks, onRevision)
  const hide = () => stop()
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = shareConnection(locks, onRevision)
  }
  // A page that the user left closes its connection: the browser can keep it for Back, and another tab connects.
  page.addEventListener('pagehide', hide)
  page.addEventListener('pageshow', show)
  return () => {
    stop()
    page.removeEventListener('pagehide', hide)
    page.removeEventListener('pageshow', show)
  }
}

/** Waits for the tabs' one connection, holds it, and passes revisions on. Returns the function that ends all of it. */
function shareConnection(locks: LockManager, onRevision: (revision: number) => void): () => void {
  const channel = new BroadcastChannel(SHARED_NAME)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') onRevision(data)
  }
  const stopped = new AbortController()

  function receive({ data }: MessageEvent<string>) {
    const revision = revisionOfEvent(data)
    if (revision === undefined) return
    channel.postMessage(revision)
    onRevision(revision)
  }

  const holdConnection = () =>
    new Promise<void>((release) => {
      // A browser may have granted the lock just before: the signal does not end that any more.
      if (stopped.signal.aborted) return release()
      let retry: ReturnType<typeof setTimeout> | undefined
      let events = connect()
      function connect(): EventSource {
        const source = new EventSource(EVENTS_ADDRESS)
        source.addEventListener('registry', receive)
        source.addEventListener('error', () => {
          if (source.readyState !== EventSource.CLOSED) return
          const reconnect = () => {
            events = connect()
          }
          retry = setTimeout(reconnect, REFUSED_RETRY_MS * (1 + Math.random()))
        })
        return source
      }
      stopped.signal.addEventListener('abort', () => {
        clearTimeout(retry)
        events.close()
        release()
      })
    })

  const timer = setTimeout(
    () => void locks.request(SHARED_NAME, { signal: stopped.signal }, holdConnection).catch(() => undefined),
    DELAY_MS,
  )
  return () => {
    clearTimeout(timer)
    stopped.abort()
    channel.close()
  }
}

/** The revision in an event's data; undefined for any other data. */
export function revisionOfEvent(data: string): number | undefined {
  const value = jsonValue(data)
  return isRecord(value) && typeof value.revision === 'number' ? value.revision : undefined
}
