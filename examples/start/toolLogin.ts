/** A session of the portal ends after 20 minutes without a request; a page that was idle for longer gets a token of a new one. */
const RENEW_AFTER_MS = 5 * 60_000
/** Shorter than the editor waits for a token, and all requests wait for one sign-in. */
const TIME_LIMIT_MS = 8_000

/** The tool's login: its server keeps the user's token and returns it to the tool's page. */
export function toolLogin(portal: string) {
  let pending: Promise<string> | undefined
  let since = 0

  async function signIn(): Promise<string> {
    const { token } = await post<{ token: string }>('/api/account/login', {
      username: process.env.EXAMPLE_USER ?? 'dana',
      password: process.env.EXAMPLE_PASSWORD ?? 'courier-demo-2026',
    })
    return token
  }

  async function post<T>(path: string, body: object, token?: string): Promise<T> {
    const response = await fetch(`${portal}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    // The portal has ended the session, so the next request signs in again.
    if (response.status === 401) pending = undefined
    if (!response.ok) throw new Error(`${path} returned ${response.status}`)
    return response.json() as Promise<T>
  }

  /** One sign-in for the requests of some minutes; a failed one is repeated with the next request. */
  function token(): Promise<string> {
    if (!pending || Date.now() - since > RENEW_AFTER_MS) {
      since = Date.now()
      pending = signIn().catch((cause: unknown) => {
        pending = undefined
        throw cause
      })
    }
    return pending
  }

  /** The numbers of current orders that have line items. */
  async function orders(): Promise<readonly string[]> {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const { workOrders } = await post<{ workOrders: { workOrderNumber: string; lineItems: unknown[] | null }[] }>(
      '/api/orders/accepted',
      {
        carrierCodes: ['NORTH', 'BAY', 'SUMMIT'],
        conditions: ['ROUTED', 'PICKED_UP'],
        startDate: day(-1),
        endDate: day(2),
        sort: 'PICKUP_EARLIEST',
        sortDirection: 'ASC',
      },
      await token(),
    )
    return workOrders.filter(({ lineItems }) => lineItems?.length).map(({ workOrderNumber }) => workOrderNumber)
  }

  return { token, orders }
}
