import type { RemoteFacts } from './remoteState.ts'

/** The remote whose code an error comes from, told by the addresses in its stack; undefined for anybody else's. */
export function remoteInStack(stack: string, facts: Readonly<Record<string, RemoteFacts>>): string | undefined {
  return Object.entries(facts).find(([, { base }]) => base !== undefined && stack.includes(base))?.[0]
}

const QUIET_MS = 10_000

/**
 * Errors of handlers and promises reach no boundary (reliability, row 63). One that comes from a remote's code is told
 * to the person, at most once in ten seconds; the screen stays.
 */
export function watchUncaught(
  page: Window,
  facts: () => Readonly<Record<string, RemoteFacts>>,
  onFault: (remote: string) => void,
): void {
  let lastAt = Number.NEGATIVE_INFINITY
  const look = (cause: unknown) => {
    const remote = cause instanceof Error ? remoteInStack(cause.stack ?? '', facts()) : undefined
    if (remote === undefined || performance.now() - lastAt < QUIET_MS) return
    lastAt = performance.now()
    onFault(remote)
  }
  page.addEventListener('error', ({ error }) => look(error))
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason))
}
