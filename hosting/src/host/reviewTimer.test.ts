import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { createRemoteCounts } from '../telemetry/remoteCounts.ts'
import { aSite } from '../testing/aSite.ts'
import { reviewTimer } from './reviewTimer.ts'

test('logs once why releases cannot be reviewed', async () => {
  const site = await aSite()
  writeFileSync(join(site.store, 'registry.json'), '{"schema":1,')
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] })
  let written = () => {}
  const firstLine = new Promise<void>((resolve) => (written = resolve))
  const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => {
    written()
    return true
  })
  const host = Fastify()
  host.register(reviewTimer, { store: site.store, counts: createRemoteCounts(Date.now) })
  await host.ready()
  jest.advanceTimersByTime(5_000)
  await firstLine
  await setImmediate()
  jest.advanceTimersByTime(5_000)
  await host.close()
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^The review of releases failed: .* Next: run "release repair"\n$/)],
  ])
  log.mockRestore()
  jest.useRealTimers()
  await site.close()
})
