import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { releaseSuccessfully, runReleaseCommand, storeOf } from './support/release.ts'

/** The journey of an own repository publishes through the conformance kit by the same command. */
const UNCHECKED = ['--no-build', '--skip-conformance', 'checked elsewhere']

test('publishes the build of a workspace, promotes it, changes nothing when it is published twice, and finds a damaged file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  const store = { address: '', folder, stop: async () => undefined }
  const published = await runReleaseCommand(store, 'publish', 'mfe-order-history', ...UNCHECKED, '--why', 'a Friday')
  expect(published).toMatchObject({ code: 0, output: { ok: true, remote: 'mfe-order-history', version: '1.0.0' } })
  expect(await releaseSuccessfully(store, 'promote', 'mfe-order-history@1.0.0')).toMatchObject({
    active: '1.0.0',
    lastKnownGood: null,
  })
  const again = await runReleaseCommand(store, 'publish', 'mfe-order-history', ...UNCHECKED)
  expect(again).toMatchObject({ code: 0, output: { ok: true, revision: 2 } })
  const history = await releaseSuccessfully(store, 'history')
  expect(history).toMatchObject({
    changes: [{ revision: 2 }, { revision: 1, why: expect.stringContaining('a Friday') }],
  })
  expect(await releaseSuccessfully(store, 'verify')).toMatchObject({ faults: [] })
  await writeFile(join(storeOf(store), String(published.output.folder), 'remote.json'), '{}')
  expect(await runReleaseCommand(store, 'verify')).toMatchObject({ code: 6, output: { ok: false, kind: 'damaged' } })
})
