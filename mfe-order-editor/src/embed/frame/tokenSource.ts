import type { Locale } from '@carrier-portal/contract'
import type { FrameMessage } from './frameMessages.ts'

/** The source of the frame's access tokens. */
export interface TokenSource {
  /** Resolves when a token can be requested. `locale` is that of a form which is shown for this. */
  ready(locale: Locale): Promise<void>
  getAccessToken(): string | undefined | Promise<string | undefined>
  /** Called when the backend refused the last token. The result resolves after a new sign-in inside the frame. */
  onAuthRequired(): Promise<void> | undefined
  /** Who has signed in inside the frame; undefined where the host page gives the tokens. */
  username(): string | undefined
}

/** Tokens requested from the parent window, and the receiver of its responses. */
interface HostTokens extends TokenSource {
  resolveRequest(request: number, token: string | undefined): void
}

/** Requests a token from the parent window for each call, by a numbered message. */
export function createHostTokens(post: (message: FrameMessage) => void): HostTokens {
  const waiting = new Map<number, (token: string | undefined) => void>()
  let lastRequest = 0
  return {
    ready: () => Promise.resolve(),
    getAccessToken: () =>
      new Promise((resolve) => {
        lastRequest += 1
        waiting.set(lastRequest, resolve)
        post({ type: 'token-wanted', request: lastRequest })
      }),
    // A parallel call may still wait for its token, which the host page may have renewed already.
    onAuthRequired: () => undefined,
    username: () => undefined,
    resolveRequest(request, token) {
      waiting.get(request)?.(token)
      waiting.delete(request)
    },
  }
}

/** Tokens of a sign-in inside the frame. */
export interface OwnSignIn extends TokenSource {
  /** Ends a sign-in that is under way: its form is removed. */
  cancel(): void
}

/** A sign-in inside the frame. */
export interface FrameSignIn {
  readonly token: string
  /** The name for which the backend issued the token. */
  readonly username: string
}

/** Shows a sign-in form until there is a token, or until the signal is aborted. */
type ShowSignIn = (locale: Locale, signal: AbortSignal) => Promise<FrameSignIn>

/** The token of a sign-in inside the frame, kept in memory only. */
export function createOwnSignIn(showSignIn: ShowSignIn): OwnSignIn {
  let token: string | undefined
  let username: string | undefined
  let signingIn: Promise<void> | undefined
  let shownIn: Locale = 'en'
  let controller = new AbortController()
  function ready(locale: Locale): Promise<void> {
    shownIn = locale
    if (token !== undefined) return Promise.resolve()
    signingIn ??= showSignIn(locale, controller.signal).then((given) => {
      token = given.token
      username = given.username
      signingIn = undefined
    })
    return signingIn
  }
  return {
    ready,
    getAccessToken: () => token,
    username: () => username,
    cancel() {
      controller.abort()
      controller = new AbortController()
      signingIn = undefined
    },
    onAuthRequired() {
      token = undefined
      return ready(shownIn)
    },
  }
}
