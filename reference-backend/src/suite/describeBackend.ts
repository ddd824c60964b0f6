import { DEMO_PASSWORD } from '../seed/accounts.ts'
import { type Account, SEED_NOW, searchBody, signInAccount } from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import { describeAccess } from './access.ts'
import { describeAccounts } from './accounts.ts'
import { describeBadInputs } from './badInputs.ts'
import { describeChanges } from './changes.ts'
import { describeConcurrency } from './concurrency.ts'
import { describeDocuments } from './documents.ts'
import { describeLifecycle } from './lifecycle.ts'
import { describeLists } from './lists.ts'
import { describeRefusedSaves } from './refusedSaves.ts'
import { describeSessions } from './sessions.ts'
import type { Subject } from './subject.ts'
import { describeTokens } from './tokens.ts'
import { describeWrongValues } from './wrongValues.ts'

/** Registers the whole suite for one backend process; the same for both stores. Each round sends about 120 random commands. */
export function describeBackend(env: () => Readonly<Record<string, string>>, rounds: number): Subject {
  let backend: SpawnedBackend
  const subject: Subject = () => backend

  beforeAll(async () => {
    backend = await spawnBackend({ env: { SEED_NOW, TRUST_PROXY: '1', ...env() }, underTest: true })
  })
  afterAll(async () => {
    await backend?.kill('SIGTERM')
  })

  describeLists(subject)
  describeDocuments(subject)
  describeAccess(subject)
  describeTokens(subject)
  describeChanges(subject)
  describeRefusedSaves(subject)
  describeConcurrency(subject)
  describeLifecycle(subject, rounds)
  describeBadInputs(subject)
  describeWrongValues(subject)
  describeAccounts(subject)
  describeSessions(subject)

  test('logs no patient names, passwords or tokens', async () => {
    const dana = await signInAccount(backend.address, 'dana')
    const names = await patientNames(dana)
    expect(names.length).toBeGreaterThan(10)
    for (const secret of [...names, DEMO_PASSWORD, dana.token]) expect(backend.output()).not.toContain(secret)
  })
  return subject
}

async function patientNames(dana: Account): Promise<readonly string[]> {
  const { workOrders } = (
    await dana.call('POST', '/api/orders/completed', searchBody('completed', ['NORTH', 'BAY']))
  ).json<{ workOrders: { workOrderNumber: string }[] }>()
  const orders = await Promise.all(workOrders.slice(0, 25).map((order) => dana.details(order.workOrderNumber)))
  return orders.flatMap(({ workOrder }) => workOrder.patientName ?? [])
}
