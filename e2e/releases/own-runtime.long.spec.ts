import { execFile } from 'node:child_process'
import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@carrier-portal/build/tooling'
import { publishChangedBuild, releaseSuccessfully } from './support/release.ts'
import { lists } from './support/remotes.ts'
import { expect, expectList, openByLink, test } from './support/test.ts'

test.use({ storeName: 'own-runtime' })

const [available, , history] = lists

/** Bytes; an entry without a federation runtime of its own has less than half of it. */
const ENTRY_WITH_RUNTIME = 80_000

test('runs a remote for host contract 1.0, which carries its own federation runtime', async ({ page, portal }) => {
  const dist = await mkdtemp(join(tmpdir(), 'own-runtime-'))
  const build = 'remote-tools/src/testing/buildForContract.ts'
  await promisify(execFile)(process.execPath, ['--import', 'tsx', build, history.name, '^1.0', dist], { cwd: root })
  const entry = (await readdir(dist)).find((file) => file.startsWith('remoteEntry.')) ?? ''
  expect((await stat(join(dist, entry))).size).toBeGreaterThan(ENTRY_WITH_RUNTIME)
  await publishChangedBuild(portal, history, '1.1.0', { dist, contract: '^1.0' })
  await releaseSuccessfully(portal, 'promote', `${history.name}@1.1.0`)

  await page.goto('/order-history')
  await expectList(page, history, '1.1.0')
  await openByLink(page, available.title)
  await expectList(page, available)
})
