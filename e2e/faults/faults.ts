import type { Page, Route } from '@playwright/test'
import type { LocalServer } from '../portal/localServer.ts'
import type { BrokenResponse } from './faultServer.ts'

/** A failure of one call, as a network or a server causes it. */
export interface Fault {
  readonly name: string
  /** The status of the response; undefined for a failure of the network. */
  readonly status: number | undefined
  /** The event after which the browser waits for the rest of the response, up to the time limit of a call. */
  readonly endsByTimeLimit?: 'request' | 'response'
  begin(page: Page, path: string, server: LocalServer): Promise<void>
}

/** The longest wait for the text of a failure, and the default of `requestTimeoutSeconds`; the page's clock is moved by it. */
export const CALL_LIMIT_MS = 15_000
/** The Retry-After of a 429 and a 503, in seconds. */
export const RETRY_AFTER = 7

const STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504]

/** The 12 statuses and the 9 faults of the network. */
export const FAULTS: readonly Fault[] = [
  ...STATUSES.map((status) => ({
    name: String(status),
    status,
    begin: routed((route) =>
      route.fulfill({
        status,
        headers: status === 429 || status === 503 ? { 'retry-after': String(RETRY_AFTER) } : {},
        json: { statusCode: status, error: 'Made by the test', message: 'Made by the test' },
      }),
    ),
  })),
  networkFault('connection refused', (route) => route.abort('connectionrefused')),
  networkFault('connection reset', broken('reset')),
  networkFault('unknown host', (route) => route.abort('namenotresolved')),
  { ...networkFault('no response', broken('silent')), endsByTimeLimit: 'request' },
  { ...networkFault('body that never ends', broken('endless')), endsByTimeLimit: 'response' },
  networkFault('half of a body', broken('half')),
  networkFault('wrong length', broken('short')),
  { name: 'offline', status: undefined, begin: (page) => page.context().setOffline(true) },
  networkFault('offline during the call', async (route) => {
    await route.request().frame().page().context().setOffline(true)
    await route.abort('internetdisconnected')
  }),
]

/** Ends any fault of a path. */
export async function endFault(page: Page, path: string): Promise<void> {
  await page.unroute(path)
  await page.context().setOffline(false)
}

type Break = (route: Route, server: LocalServer) => Promise<void>

function networkFault(name: string, breakCall: Break): Fault {
  return { name, status: undefined, begin: routed(breakCall) }
}

function routed(breakCall: Break): Fault['begin'] {
  return (page, path, server) => page.route(path, (route) => breakCall(route, server)).then(() => undefined)
}

function broken(fault: BrokenResponse): Break {
  return (route, server) => route.continue({ url: `${server.address}/${fault}` })
}
