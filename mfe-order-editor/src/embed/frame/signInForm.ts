import type { Locale } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/** How a sign-in ended. */
export type SignInAnswer =
  | { readonly state: 'signedIn'; readonly token: string }
  | { readonly state: 'incorrect' | 'problem' }

export type SignIn = (username: string, password: string) => Promise<SignInAnswer>

/** Shows a sign-in form at the top of an element and resolves with the token; the form is gone then. */
export function askForSignIn(element: Element, signIn: SignIn, locale: Locale): Promise<string> {
  const said = messages[locale]
  const form = document.createElement('form')
  form.setAttribute('aria-label', said.login)
  const username = field(form, said.username, 'text', 'username')
  const password = field(form, said.password, 'password', 'current-password')
  const message = form.appendChild(document.createElement('p'))
  message.setAttribute('role', 'alert')
  const button = form.appendChild(document.createElement('button'))
  button.textContent = said.login
  element.prepend(form)
  username.focus()

  return new Promise((resolve) => {
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      message.textContent = whyNot()
      if (message.textContent !== '' || button.disabled) return
      button.disabled = true
      button.textContent = said.busy
      const answer = await signIn(username.value, password.value)
      button.disabled = false
      button.textContent = said.login
      if (answer.state !== 'signedIn') {
        message.textContent = said[answer.state]
        return
      }
      form.remove()
      resolve(answer.token)
    })
  })

  function whyNot(): string {
    if (username.value.trim() === '') return said.enterUsername
    return password.value === '' ? said.enterPassword : ''
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
