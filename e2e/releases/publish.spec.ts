import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runReleaseCommand } from './support/release.ts'

test('publishes a build through the conformance kit, promotes it, and rejects publishing it twice', async () => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  const store = { address: '', folder, stop: async () => undefined }
  const published = await runReleaseCommand(store, 'publish', 'mfe-order-history', '--no-build', '--why', 'a Friday')
  expect(published).toMatchObject({ code: 0, output: { ok: true, remote: 'mfe-order-history', version: '1.0.0' } })
  expect(await runReleaseCommand(store, 'promote', 'mfe-order-history@1.0.0')).toMatchObject({
    code: 0,
    output: { active: '1.0.0', lastKnownGood: null },
  })
  const again = await runReleaseCommand(store, 'publish', 'mfe-order-history', '--no-build')
  expect(again).toMatchObject({ code: 1, output: { ok: false, kind: 'refused' } })
  const { output } = await runReleaseCommand(store, 'history')
  expect(output).toMatchObject({ changes: [{ revision: 2 }, { revision: 1, why: 'a Friday' }] })
  expect(await runReleaseCommand(store, 'verify')).toMatchObject({ code: 0, output: { faults: [] } })
  await rm(folder, { recursive: true })
})
