import type { RemoteFacts } from './remoteState.ts'

/** The remote whose code threw an error, found by the addresses in its stack; undefined for other code. */
export function findRemoteInStack(stack: string, facts: Readonly<Record<string, RemoteFacts>>): string | undefined {
  return Object.entries(facts).find(([, { base }]) => base !== undefined && stack.includes(base))?.[0]
}

const THROTTLE_MS = 10_000

/**
 * Errors in event handlers and promises reach no error boundary. Reports those from a remote's code, at most once in ten
 * seconds; the screen stays.
 */
export function watchUncaughtErrors(
  page: Window,
  facts: () => Readonly<Record<string, RemoteFacts>>,
  onFault: (remote: string) => void,
): void {
  let lastAt = Number.NEGATIVE_INFINITY
  const handle = (cause: unknown) => {
    const remote = cause instanceof Error ? findRemoteInStack(cause.stack ?? '', facts()) : undefined
    if (remote === undefined || performance.now() - lastAt < THROTTLE_MS) return
    lastAt = performance.now()
    onFault(remote)
  }
  page.addEventListener('error', ({ error }) => handle(error))
  page.addEventListener('unhandledrejection', ({ reason }) => handle(reason))
}
