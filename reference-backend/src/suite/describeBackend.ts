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

/** The environment of a backend on a new database with demo data. */
type NewEnvironment = () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>

/** Registers the whole suite; the same for both stores. Each round sends about 120 random commands. */
export function describeBackend(newEnv: NewEnvironment, rounds: number): void {
  const started: SpawnedBackend[] = []

  /** Starts a backend before the tests of a describe, and ends it after them. */
  const backendOfDescribe = (): Subject => {
    let backend: SpawnedBackend
    beforeAll(async () => {
      backend = await spawnBackend({ env: { SEED_NOW, TRUST_PROXY: '1', ...(await newEnv()) }, underTest: true })
      started.push(backend)
    })
    afterAll(async () => {
      await backend?.kill('SIGTERM')
    })
    return () => backend
  }

  const subject = backendOfDescribe()
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
  describeAccounts(backendOfDescribe)
  describeSessions(subject)

  test('logs no patient names, passwords or tokens', async () => {
    const dana = await signInAccount(subject().address, 'dana')
    const names = await patientNames(dana)
    expect(names.length).toBeGreaterThan(10)
    const output = started.map((backend) => backend.output()).join('')
    for (const secret of [...names, DEMO_PASSWORD, dana.token]) expect(output).not.toContain(secret)
  })
}

async function patientNames(dana: Account): Promise<readonly string[]> {
  const { workOrders } = (
    await dana.call('POST', '/api/orders/completed', searchBody('completed', ['NORTH', 'BAY']))
  ).json<{ workOrders: { workOrderNumber: string }[] }>()
  const orders = await Promise.all(workOrders.slice(0, 25).map((order) => dana.details(order.workOrderNumber)))
  return orders.flatMap(({ workOrder }) => workOrder.patientName ?? [])
}
