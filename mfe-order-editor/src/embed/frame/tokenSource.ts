import type { FrameMessage } from './frameMessages.ts'

/** The source of the frame's access tokens. */
export interface TokenSource {
  /** Resolves when a token can be requested. */
  ready(): Promise<void>
  getAccessToken(): string | undefined | Promise<string | undefined>
  /** Called when the backend refused the last token. */
  onAuthRequired(): void
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
    onAuthRequired: () => waiting.clear(),
    resolveRequest(request, token) {
      waiting.get(request)?.(token)
      waiting.delete(request)
    },
  }
}

/** The token of a sign-in inside the frame, kept in memory only. */
export function createOwnSignIn(showSignIn: () => Promise<string>): TokenSource {
  let token: string | undefined
  let signingIn: Promise<void> | undefined
  function ready(): Promise<void> {
    if (token !== undefined) return Promise.resolve()
    signingIn ??= showSignIn().then((given) => {
      token = given
      signingIn = undefined
    })
    return signingIn
  }
  return {
    ready,
    getAccessToken: () => token,
    onAuthRequired() {
      token = undefined
      void ready()
    },
  }
}
