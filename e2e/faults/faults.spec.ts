import { isWholeMatrix } from '../portal/faultMatrix.ts'
import { test } from '../portal/test.ts'
import { accountCalls } from './accountCalls.ts'
import { type FaultedCall, runFault } from './faultedCall.ts'
import { type FaultServer, startFaultServer } from './faultServer.ts'
import { FAULTS, type Fault } from './faults.ts'
import { orderCalls } from './orderCalls.ts'

/** `npm test` runs each fifteenth fault of a call, and others of the next call, the same at each run: most faults are met once. */
const SHARE = 15

const withServer = test.extend<{ server: FaultServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await startFaultServer()
    await use(server)
    await server.stop()
  },
})

withServer.describe.configure({ mode: 'parallel' })

for (const [index, row] of ([...accountCalls, ...orderCalls] as readonly FaultedCall[]).entries())
  withServer(
    `shows each fault of ${row.call} with its text, and recovers in the same page`,
    async ({ page, server }) => {
      withServer.slow(isWholeMatrix)
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
  return FAULTS.filter((_, index) => isWholeMatrix || (index + callIndex) % SHARE === 0)
}
