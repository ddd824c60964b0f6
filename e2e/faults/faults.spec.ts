import { test } from '../portal/test.ts'
import { accountCalls } from './accountCalls.ts'
import { type FaultedCall, runFault } from './faultedCall.ts'
import { type FaultServer, startFaultServer } from './faultServer.ts'
import { FAULTS, type Fault } from './faults.ts'
import { orderCalls } from './orderCalls.ts'

/** `npm run faults -w e2e` runs every fault of every call; the suite runs each third one, the same at each run. */
const RUNS_ALL = process.env.FAULTS === 'all'
const SHARE = 3

const withServer = test.extend<object, { server: FaultServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startFaultServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

withServer.describe.configure({ mode: 'parallel' })

for (const [index, row] of ([...accountCalls, ...orderCalls] as readonly FaultedCall[]).entries())
  withServer(
    `shows each fault of ${row.call} with its text, and recovers in the same page`,
    async ({ page, server }) => {
      withServer.slow(RUNS_ALL)
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

function chosenFaults(callIndex: number): readonly Fault[] {
  return FAULTS.filter((_, index) => RUNS_ALL || (index + callIndex) % SHARE === 0)
}
