import { isWholeMatrix } from '../portal/faultMatrix.ts'
import type { LocalServer } from '../portal/localServer.ts'
import { test } from '../portal/test.ts'
import { accountCalls } from './accountCalls.ts'
import { type FaultedCall, runFault } from './faultedCall.ts'
import { startFaultServer } from './faultServer.ts'
import { FAULTS, type Fault } from './faults.ts'
import { orderCalls } from './orderCalls.ts'

const withServer = test.extend<{ server: LocalServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await startFaultServer()
    await use(server)
    await server.stop()
  },
})

/** Between the faults of neighbouring calls; it takes statuses and faults of the network in turns, and none twice. */
const FAULTS_APART = 8

withServer.describe.configure({ mode: 'parallel' })

for (const [index, row] of ([...accountCalls, ...orderCalls] as readonly FaultedCall[]).entries())
  withServer(
    `shows each fault of ${row.call} with its text, and recovers in the same page`,
    async ({ page, server }) => {
      await page.clock.install()
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), passwordReset: 'form' } })
      })
      await row.open(page)
      for (const fault of chosenFaults(index))
        await withServer.step(fault.name, () => runFault(page, server, row, fault))
    },
  )

/** `npm test` runs one fault of each call, and of each call another one, the same at each run. */
function chosenFaults(callIndex: number): readonly Fault[] {
  return FAULTS.filter((_, index) => isWholeMatrix || index === (callIndex * FAULTS_APART) % FAULTS.length)
}
