import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { openStore } from '../release/store/releaseStore.ts'
import { folderOf } from '../release/store/retentionRule.ts'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../release/testing/release.ts'
import { createRemoteCounts } from '../telemetry/remoteCounts.ts'
import { reviewTimer } from './reviewTimer.ts'

/** What two reviews of a host write to the error log; the second begins once a line contains the text. */
async function linesOfTwoReviews(settings: Parameters<typeof reviewTimer>[1], text: string) {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] })
  let written = () => {}
  const lastLine = new Promise<void>((resolve) => (written = resolve))
  const log = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    if (String(line).includes(text)) written()
    return true
  })
  const host = Fastify()
  host.register(reviewTimer, settings)
  await host.ready()
  jest.advanceTimersByTime(5_000)
  await lastLine
  await setImmediate()
  jest.advanceTimersByTime(5_000)
  await host.close()
  const lines = log.mock.calls.map(([line]) => line)
  log.mockRestore()
  jest.useRealTimers()
  return lines
}

test('logs once why releases cannot be reviewed', async () => {
  const store = aTemporaryFolder()
  writeFileSync(join(store, 'registry.json'), '{"schema":1,')
  const lines = await linesOfTwoReviews({ store, counts: createRemoteCounts(Date.now) }, 'releases')
  expect(lines).toEqual([
    expect.stringMatching(/^The review of releases failed: .* Next: run "release repair" on the host\n$/),
  ])
})

test('logs of each remote why it cannot be reviewed, once', async () => {
  const store = aTemporaryFolder()
  const counts = createRemoteCounts(Date.now)
  for (const name of ['mfe-a', 'mfe-b']) {
    await publishTo(store, { name, route: name, version: '1.0.0' })
    await runReleaseOn(store, `promote ${name}@1.0.0 --percent 5 --watch`)
    const { remotes, trials } = await openStore(store).read()
    for (let client = 0; client < 50; client++)
      counts.add({ event: 'remote.loaded', remote: name, version: '1.0.0' }, `client ${client}`, trials[name]?.since)
    rmSync(join(store, folderOf(remotes[name]?.versions['1.0.0']?.base ?? ''), 'remote.json'))
  }
  const lines = await linesOfTwoReviews({ store, counts }, 'mfe-b')
  expect(lines).toEqual([
    expect.stringMatching(/^The review of mfe-a failed: .*remote\.json is missing or changed/),
    expect.stringMatching(/^The review of mfe-b failed: .*remote\.json is missing or changed/),
  ])
})

test('logs that a watched trial ended, with its figures', async () => {
  const store = aTemporaryFolder()
  const counts = createRemoteCounts(Date.now)
  for (const version of ['1.0.0', '1.1.0']) await publishTo(store, { name: 'mfe-a', version, code: version })
  await runReleaseOn(store, 'promote mfe-a@1.0.0')
  await runReleaseOn(store, 'promote mfe-a@1.1.0 --percent 5 --watch')
  const step = (await openStore(store).read()).trials['mfe-a']?.since
  for (let client = 0; client < 20; client++)
    counts.add({ event: 'remote.failed', remote: 'mfe-a', version: '1.1.0' }, `client ${client}`, step)
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] })
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const host = Fastify()
  host.register(reviewTimer, { store, counts })
  await host.ready()
  jest.advanceTimersByTime(5_000)
  await host.close()
  const lines = log.mock.calls.map(([line]) => line)
  log.mockRestore()
  jest.useRealTimers()
  expect(lines).toEqual([
    expect.stringMatching(
      /^portal: ended the trial of mfe-a@1\.1\.0 at 5 %, all users have 1\.0\.0 \(20 of 20 loads failed, .*\)\n$/,
    ),
  ])
})
