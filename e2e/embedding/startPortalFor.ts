import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSeededPortal, type TestPortal } from '../portal/startPortal.ts'

/** Starts a portal that allows one other origin to embed the editor, in its page and in a frame. */
export async function startPortalFor(origin: string): Promise<TestPortal> {
  const config = join(await mkdtemp(join(tmpdir(), 'embedding-')), 'config.json')
  await writeFile(config, JSON.stringify({ embedding: { frameAncestors: [origin] } }))
  return startSeededPortal({ ALLOWED_ORIGINS: origin, PORTAL_CONFIG: config })
}
