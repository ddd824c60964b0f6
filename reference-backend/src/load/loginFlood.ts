import { setTimeout } from 'node:timers/promises'
import { type Account, send } from '../testing/client.ts'
import { durations, quantile } from './measure.ts'

/** What signed-in calls and sign-ins got during a flood. */
interface FloodFindings {
  /** The 95th percentile of signed-in calls, in milliseconds. */
  readonly p95: number
  /** The number of sign-ins by status. */
  readonly statuses: Readonly<Record<string, number>>
}

const INTERVAL_MS = 100

/** Offers wrong sign-ins at a rate, from many addresses, and calls as a signed-in user beside them. */
export async function floodLogins(
  address: string,
  account: Account,
  perSecond: number,
  seconds: number,
): Promise<FloodFindings> {
  const statuses: Record<string, number> = {}
  const logins: Promise<void>[] = []
  const measured: number[] = []
  for (let tick = 0; tick < (seconds * 1000) / INTERVAL_MS; tick++) {
    for (let login = 0; login < (perSecond * INTERVAL_MS) / 1000; login++) {
      const headers = { 'x-forwarded-for': `198.51.100.${logins.length % 250}` }
      const body = { username: `user-${logins.length}`, password: 'wrong' }
      const sent = send(address, 'POST', '/api/account/login', body, { headers })
      logins.push(
        sent.then(({ status }) => {
          statuses[status] = (statuses[status] ?? 0) + 1
        }),
      )
    }
    const [next] = await Promise.all([
      durations(1, () => account.call('GET', '/api/orders/item-types')),
      setTimeout(INTERVAL_MS),
    ])
    measured.push(...next)
  }
  await Promise.all(logins)
  return { p95: quantile(measured, 0.95), statuses }
}
