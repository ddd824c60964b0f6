import { join } from 'node:path'
import { root } from '@carrier-portal/build/tooling'
import { containerName } from '../../../contract/src/registry/patterns.ts'
import type { TestPortal } from '../../portal/startPortal.ts'
import { publishFiles } from './release.ts'
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
  const navigation = { label: { en: title, es: title }, order: 10 }
  const writes = ['search_filters', 'list_layout', 'left_page:history']
  const declaration = { name, route, navigation, contract: '^1.2', writes }
  await publishFiles(portal, { declaration, version: '1.0.0', files })
}
