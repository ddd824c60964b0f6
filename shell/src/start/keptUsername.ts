import { tryStorage } from '../session/tryStorage.ts'

const KEPT_KEY = 'typed_username'

/** Loads the page again. What is typed into the prerendered login as the username is in the next page too; a password is not stored. */
export function reloadWithUsername(page: Window): void {
  tryStorage(() => page.sessionStorage.setItem(KEPT_KEY, usernameInput(page)?.value ?? ''))
  page.location.reload()
}

/** Fills in the username that was typed before the page was loaded again, once the login is parsed. */
export function restoreUsername(page: Window): void {
  page.document.addEventListener(
    'readystatechange',
    () => {
      const username = tryStorage(() => page.sessionStorage.getItem(KEPT_KEY))
      tryStorage(() => page.sessionStorage.removeItem(KEPT_KEY))
      const input = usernameInput(page)
      if (username && input) input.value = username
    },
    { once: true },
  )
}

function usernameInput({ document }: Window) {
  return document.querySelector<HTMLInputElement>('#root input[name="username"]')
}
