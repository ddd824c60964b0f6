import type { Locale } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/**
 * Loads what the frame needs. After a failure an alert at the top of an element says that the portal could not be reached, and a
 * button starts the next attempt.
 */
export async function loadByAttempts<T>(element: Element, locale: Locale, load: () => Promise<T>): Promise<T> {
  const t = messages[locale]
  const card = document.createElement('section')
  card.lang = locale
  const message = card.appendChild(document.createElement('p'))
  message.setAttribute('role', 'alert')
  const button = card.appendChild(document.createElement('button'))
  for (;;) {
    try {
      const loaded = await load()
      card.remove()
      return loaded
    } catch (error) {
      console.error(error)
    }
    // The card stays during the next attempt, because the button has the focus.
    if (!card.isConnected) element.prepend(card)
    message.textContent = t.unreachable
    button.textContent = t.tryAgain
    await new Promise((resolve) => button.addEventListener('click', resolve, { once: true }))
    message.textContent = ''
    button.textContent = t.busy
  }
}
