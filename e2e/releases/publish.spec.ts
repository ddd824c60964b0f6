import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { releaseSuccessfully, runReleaseCommand } from './support/release.ts'

test('publishes a build through the conformance kit, promotes it, and rejects publishing it twice', async () => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  const store = { address: '', folder, stop: async () => undefined }
  const published = await runReleaseCommand(store, 'publish', 'mfe-order-history', '--no-build', '--why', 'a Friday')
  expect(published).toMatchObject({ code: 0, output: { ok: true, remote: 'mfe-order-history', version: '1.0.0' } })
  expect(await releaseSuccessfully(store, 'promote', 'mfe-order-history@1.0.0')).toMatchObject({
    active: '1.0.0',
    lastKnownGood: null,
  })
  const again = await runReleaseCommand(store, 'publish', 'mfe-order-history', '--no-build')
  expect(again).toMatchObject({ code: 1, output: { ok: false, kind: 'refused' } })
  const history = await releaseSuccessfully(store, 'history')
  expect(history).toMatchObject({ changes: [{ revision: 2 }, { revision: 1, why: 'a Friday' }] })
  expect(await releaseSuccessfully(store, 'verify')).toMatchObject({ faults: [] })
  await rm(folder, { recursive: true })
})
