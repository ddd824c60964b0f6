import type { FrameMessage } from './frameMessages.ts'

/** Where the frame's tokens come from. */
export interface TokenSource {
  /** Resolves when there is somebody to work for. */
  ready(): Promise<void>
  getAccessToken(): string | undefined | Promise<string | undefined>
  /** The backend did not take the last token. */
  onAuthRequired(): void
}

/** Tokens of the page around, and what that page answers. */
export interface HostTokens extends TokenSource {
  take(request: number, token: string | undefined): void
}

/** Asks the page around anew for each call, by a numbered message. */
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
    take(request, token) {
      waiting.get(request)?.(token)
      waiting.delete(request)
    },
  }
}

/** A token that the person gets by signing in inside of the frame. It lives in the frame's memory alone. */
export function createOwnSignIn(askPerson: () => Promise<string>): TokenSource {
  let token: string | undefined
  let asked: Promise<void> | undefined
  function ready(): Promise<void> {
    if (token !== undefined) return Promise.resolve()
    asked ??= askPerson().then((given) => {
      token = given
      asked = undefined
    })
    return asked
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
