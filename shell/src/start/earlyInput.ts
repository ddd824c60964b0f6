/** What the user did in the prerendered login before the page's code was loaded. */
interface EarlyInput {
  readonly values: { readonly username: string; readonly password: string }
  /** The name of the focused input. */
  readonly focused: string | undefined
  readonly isSubmitted: boolean
}

let captured: EarlyInput = { values: { username: '', password: '' }, focused: undefined, isSubmitted: false }

/** Reads the prerendered form just before it is replaced. */
export function captureEarlyInput(page: Document): EarlyInput {
  const inputValue = (name: string) => page.querySelector<HTMLInputElement>(`#root input[name="${name}"]`)?.value ?? ''
  const focused = page.activeElement instanceof HTMLInputElement ? page.activeElement.name : undefined
  captured = {
    values: { username: inputValue('username'), password: inputValue('password') },
    focused,
    isSubmitted: page.documentElement.dataset.submitted === 'true',
  }
  return captured
}

/** The captured input; empty values when nothing was captured. */
export function earlyInput(): EarlyInput {
  return captured
}
