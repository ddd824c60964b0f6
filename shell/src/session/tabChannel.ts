/** The other tabs of this browser. */
interface TabChannel<T> {
  notify(message: T): void
}

/**
 * Connects all tabs under a name while the page is shown: a page that the user left holds no channel, so that the browser
 * can keep it for Back. `onMessage` receives what another tab sent, and undefined when the page comes back and may have
 * missed something.
 */
export function createTabChannel<T>(
  page: Window,
  name: string,
  onMessage: (message: T | undefined) => void,
): TabChannel<T> {
  let channel: BroadcastChannel | undefined
  function open() {
    channel = new BroadcastChannel(`carrier-portal-${name}`)
    channel.addEventListener('message', ({ data }: MessageEvent<T>) => onMessage(data))
  }
  open()
  page.addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    onMessage(undefined)
  })
  return { notify: (message) => channel?.postMessage(message) }
}
