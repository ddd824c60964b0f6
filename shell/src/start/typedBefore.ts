/** What a person did in the prerendered login before the page's own code took it over. */
export interface TypedBefore {
  readonly values: { readonly username: string; readonly password: string }
  readonly focused: string | undefined
  readonly isSubmitted: boolean
}

const NOTHING: TypedBefore = { values: { username: '', password: '' }, focused: undefined, isSubmitted: false }

let typed = NOTHING

/** Reads the prerendered form just before it is replaced. */
export function noteTyped(page: Document): TypedBefore {
  const typedInto = (name: string) => page.querySelector<HTMLInputElement>(`#root input[name="${name}"]`)?.value ?? ''
  const focused = page.activeElement instanceof HTMLInputElement ? page.activeElement.name : undefined
  typed = {
    values: { username: typedInto('username'), password: typedInto('password') },
    focused,
    isSubmitted: page.documentElement.dataset.submitted === 'true',
  }
  return typed
}

/** What was noted; nothing once it has been forgotten. */
export function readTyped(): TypedBefore {
  return typed
}

/** It serves the first login of the page only. */
export function forgetTyped(): void {
  typed = NOTHING
}
