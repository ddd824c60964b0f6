import { configurationFile } from '../portal/configuredHost.ts'
import { startSeededPortal, type TestPortal } from '../portal/startPortal.ts'

/** Starts a portal that allows one other origin to embed the editor, in its page and in a frame. */
export async function startPortalFor(origin: string): Promise<TestPortal> {
  const config = await configurationFile({ embedding: { frameAncestors: [origin] } })
  return startSeededPortal({ ALLOWED_ORIGINS: origin, PORTAL_CONFIG: config })
}
