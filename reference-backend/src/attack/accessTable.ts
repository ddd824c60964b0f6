import { send, signInAccount } from '../testing/client.ts'
import { sampleCalls } from '../testing/sampleCalls.ts'

/** The user of a call, undefined for none. The calls name an order that is offered to the carrier NORTH. */
const IDENTITIES = {
  'no token': undefined,
  'licence not accepted': 'lee',
  'another carrier': 'sam',
  'own carrier': 'omar',
  'own carrier of several': 'dana',
} as const satisfies Readonly<Record<string, string | undefined>>

export type CallName = keyof ReturnType<typeof sampleCalls>

/**
 * The status that each of the 13 calls gets, by identity. A caller who may make the call gets past the authorization:
 * 401 is then the wrong password of the sample, 403 the password of another user, 409 the state of an offered order,
 * 422 a consent in the year 2999.
 */
export const EXPECTED_ACCESS: Readonly<Record<CallName, readonly number[]>> = {
  login: [401, 401, 401, 401, 401],
  resetPassword: [401, 403, 403, 403, 403],
  eulaDocument: [401, 200, 200, 200, 200],
  eulaAcknowledged: [401, 200, 200, 200, 200],
  acknowledgeEula: [401, 422, 422, 422, 422],
  availableOrders: [401, 403, 200, 200, 200],
  acceptedOrders: [401, 403, 200, 200, 200],
  completedOrders: [401, 403, 200, 200, 200],
  orderDetails: [401, 403, 404, 200, 200],
  answerOrder: [401, 403, 404, 200, 200],
  updateLineItems: [401, 403, 404, 409, 409],
  updateCharge: [401, 403, 404, 409, 409],
  itemTypes: [401, 403, 200, 200, 200],
}

/** The days around the seed's with offered orders. */
const DAYS = { startDate: '2026-03-09', endDate: '2026-03-12' }

/** The statuses that a backend gives, in the order of IDENTITIES. */
export async function measureAccess(address: string): Promise<Readonly<Record<CallName, readonly number[]>>> {
  const observer = await signInAccount(address, 'dana')
  const offered = await observer.list('available', ['NORTH'], DAYS)
  const found: Partial<Record<CallName, number[]>> = {}
  let accepted = 0
  for (const username of Object.values(IDENTITIES)) {
    const order = offered[accepted]
    if (!order) throw new Error('too few orders are offered to NORTH')
    const token = username && (await signInAccount(address, username)).token
    for (const [name, [method, path, body]] of byEffect(sampleCalls(order))) {
      const { status } = await send(address, method, path, body, { ...(token && { token }) })
      found[name] = [...(found[name] ?? []), status]
      if (name === 'answerOrder' && status === 200) accepted++
    }
  }
  return found as Record<CallName, readonly number[]>
}

/** An accept comes last, because it changes the order that the other calls name. */
function byEffect(calls: ReturnType<typeof sampleCalls>) {
  const entries = Object.entries(calls) as [CallName, (typeof calls)[CallName]][]
  return entries.toSorted(([one], [other]) => Number(one === 'answerOrder') - Number(other === 'answerOrder'))
}

/** The table as lines of text. */
export function printAccess(found: Readonly<Record<CallName, readonly number[]>>): readonly string[] {
  const identities = Object.keys(IDENTITIES)
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(18)}${cells.map((cell, index) => String(cell).padStart((identities[index] ?? '').length + 3)).join('')}`
  return [line('', identities), ...Object.entries(found).map(([name, statuses]) => line(name, statuses))]
}
