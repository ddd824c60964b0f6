import type { Locale } from '@carrier-portal/contract'
import { focusedElement } from '@carrier-portal/shared-ui/feedback'
import { messages } from './messages.ts'
import type { FrameSignInResult } from './requestFrameToken.ts'
import type { FrameSignIn } from './tokenSource.ts'

type SignIn = (username: string, password: string) => Promise<FrameSignInResult>

/**
 * Shows a sign-in form at the top of an element. Removes it, returns the focus and resolves after a sign-in; an
 * abort of the signal removes it without a result.
 */
export function showSignInForm(
  element: Element,
  signIn: SignIn,
  locale: Locale,
  signal: AbortSignal,
): Promise<FrameSignIn> {
  // The locale is that of a message, which is validated when the editor is mounted.
  const lang = locale === 'es' ? 'es' : 'en'
  const t = messages[lang]
  const form = document.createElement('form')
  form.lang = lang
  form.setAttribute('aria-label', t.login)
  const username = field(form, t.username, 'text', 'username')
  const password = field(form, t.password, 'password', 'current-password')
  const message = form.appendChild(document.createElement('p'))
  message.setAttribute('role', 'alert')
  const button = form.appendChild(document.createElement('button'))
  button.textContent = t.login
  element.prepend(form)
  const before = focusedElement()
  // A frame without the focus would take it out of the page around, and scroll that page.
  if (document.hasFocus()) username.focus()
  signal.addEventListener('abort', () => form.remove())

  return new Promise((resolve) => {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      message.textContent = validate()
      if (message.textContent !== '' || button.disabled) return
      button.disabled = true
      button.textContent = t.busy
      const result = await signIn(username.value, password.value)
      if (signal.aborted) return
      button.disabled = false
      button.textContent = t.login
      if (result.state !== 'signedIn') {
        message.textContent = result.state === 'tooMany' ? t.tooMany(result.seconds) : t[result.state]
        // The dots of a password hide that typing would append to the wrong one.
        password.focus()
        password.select()
        return
      }
      form.remove()
      // The person pressed Save, for example, and presses it again.
      if (before instanceof HTMLElement) before.focus()
      resolve(result)
    })
  })

  function validate(): string {
    if (username.value.trim() === '') return t.enterUsername
    return password.value === '' ? t.enterPassword : ''
  }
}

function field(form: HTMLFormElement, label: string, type: string, complete: AutoFill): HTMLInputElement {
  const row = form.appendChild(document.createElement('label'))
  row.append(label)
  const input = row.appendChild(document.createElement('input'))
  input.type = type
  input.autocomplete = complete
  return input
}
