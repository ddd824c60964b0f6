import { existsSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestPortal } from '../../portal/startPortal.ts'
import { storeOf } from './release.ts'

/** The journeys whose releases are in the store of a portal. */
const users = new Map<TestPortal, string>()

/** Gives journeys the store as it was at the start of the portal, unless it has their own releases. */
export async function openUntouchedStore(portal: TestPortal, journeys: string): Promise<void> {
  const before = users.get(portal)
  if (before === journeys) return
  users.set(portal, journeys)
  const [store, untouched] = [storeOf(portal), join(portal.folder, 'untouched-store')]
  if (before === undefined) return cp(store, untouched, { recursive: true })
  await cp(untouched, store, { recursive: true })
  for (const path of await readdir(store, { recursive: true }))
    if (!existsSync(join(untouched, path))) await rm(join(store, path), { recursive: true, force: true })
}
