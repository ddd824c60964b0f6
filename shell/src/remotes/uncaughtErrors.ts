import type { RemoteFacts } from './remoteState.ts'

/** The remote with code at these addresses, such as an error's stack; undefined for other code. */
export function findRemoteInStack(stack: string, facts: Readonly<Record<string, RemoteFacts>>): string | undefined {
  return Object.entries(facts).find(([, { base }]) => base !== undefined && stack.includes(base))?.[0]
}

const THROTTLE_MS = 10_000

/**
 * Errors in event handlers and promises reach no error boundary. Reports those from a remote's code, for each remote at most
 * once in ten seconds; the screen stays. A thrown text has no stack, so the script that threw it counts too; the browser
 * names none for a promise that rejects with a text.
 */
export function watchUncaughtErrors(
  page: Window,
  facts: () => Readonly<Record<string, RemoteFacts>>,
  onFault: (remote: string) => void,
): void {
  const lastAt = new Map<string, number>()
  const handle = (cause: unknown, script = '') => {
    const stack = cause instanceof Error ? cause.stack : ''
    const remote = findRemoteInStack(`${stack} ${script}`, facts())
    if (remote === undefined || performance.now() - (lastAt.get(remote) ?? Number.NEGATIVE_INFINITY) < THROTTLE_MS)
      return
    lastAt.set(remote, performance.now())
    onFault(remote)
  }
  page.addEventListener('error', ({ error, filename }) => handle(error, filename))
  page.addEventListener('unhandledrejection', ({ reason }) => handle(reason))
}
