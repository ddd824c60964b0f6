import { readTrustedHops } from '../config/trustedHops.ts'
import type { NodeHostSettings } from '../host/createHost.ts'
import { pathIn } from './folders.ts'

/** The settings of a host that every program of this package reads from the same environment variables. */
export function hostSettings(): Pick<NodeHostSettings, 'config' | 'trustedHops' | 'releaseTokens'> {
  return {
    config: pathIn('PORTAL_CONFIG'),
    trustedHops: readTrustedHops(process.env.TRUST_PROXY),
    releaseTokens: pathIn('RELEASE_TOKENS'),
  }
}
