import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@carrier-portal/build/tooling'
import { containerName } from '../../../contract/src/registry/patterns.ts'
import { publishInto } from '../../../hosting/src/release/publish/publishInto.ts'
import { readBuilt } from '../../../hosting/src/release/publish/readBuilt.ts'
import { openStore } from '../../../hosting/src/release/store/releaseStore.ts'
import type { TestPortal } from '../../portal/startPortal.ts'
import { storeOf } from './release.ts'
import { readVersion, withTexts } from './versionFiles.ts'

/** A remote that a portal does not have yet. */
export const nightShift = { name: 'mfe-night-shift', route: 'night-shift', title: 'Night Shift' }

/** Publishes the build of Order History as version 1.0.0 of a new remote; no user gets it yet. */
export async function publishNightShift(portal: TestPortal): Promise<void> {
  const { name, route, title } = nightShift
  const files = withTexts(await readVersion(join(root, 'mfe-order-history', 'dist')), {
    'mfe-order-history': name,
    [containerName('mfe-order-history')]: containerName(name),
  })
  const folder = await mkdtemp(join(tmpdir(), 'new-remote-'))
  const navigation = { label: { en: title, es: title }, order: 10 }
  const declaration = { name, route, navigation, contract: '^1.2', writes: ['search_filters', 'list_layout'] }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  await writeFile(join(folder, 'remote.json'), JSON.stringify(declaration))
  for (const [file, content] of files) {
    const path = join(folder, 'dist', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  // A publication refuses a build whose manifest names the container of another remote.
  const manifestFile = join(folder, 'dist', 'mf-manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  manifest.metaData.globalName = containerName(name)
  await writeFile(manifestFile, JSON.stringify(manifest))
  const note = { who: 'ana', why: 'published unchecked by a browser test' }
  await publishInto(openStore(storeOf(portal)), { built: await readBuilt(folder, join(folder, 'dist')), note })
  await rm(folder, { recursive: true })
}
