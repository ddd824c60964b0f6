/** The other tabs that show the same outbox. */
interface OutboxTabs {
  /** Reports a change that this tab wrote. */
  notify(): void
}

/**
 * Connects the outboxes of all tabs while the page is shown: a page that the user left holds no channel, so that the
 * browser can keep it for Back. `onChanged` runs when another tab wrote, and when the page comes back.
 */
export function createOutboxTabs(page: Window, onChanged: () => void): OutboxTabs {
  let channel: BroadcastChannel | undefined
  function open() {
    channel = new BroadcastChannel('carrier-portal-outbox')
    channel.addEventListener('message', onChanged)
  }
  open()
  page.addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    onChanged()
  })
  return { notify: () => channel?.postMessage('changed') }
}
