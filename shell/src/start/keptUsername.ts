const KEPT_KEY = 'typed_username'

/** Loads the page again. What is typed into the prerendered login as the username is in the next page too; a password is not stored. */
export function reloadWithUsername(page: Window): void {
  try {
    page.sessionStorage.setItem(KEPT_KEY, usernameInput(page)?.value ?? '')
  } catch {
    // Without storage the username is typed again.
  }
  page.location.reload()
}

/** Fills in the username that was typed before the page was loaded again, once the login is parsed. */
export function restoreUsername(page: Window): void {
  page.document.addEventListener(
    'readystatechange',
    () => {
      try {
        const username = page.sessionStorage.getItem(KEPT_KEY)
        page.sessionStorage.removeItem(KEPT_KEY)
        const input = usernameInput(page)
        if (username && input) input.value = username
      } catch {
        // Storage is blocked: nothing was kept.
      }
    },
    { once: true },
  )
}

function usernameInput({ document }: Window) {
  return document.querySelector<HTMLInputElement>('#root input[name="username"]')
}
