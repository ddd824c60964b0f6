import type { PolicyOrigins } from '../headers/contentPolicy.ts'

/** The file of the certificate authorities in Debian. */
export const DEFAULT_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/** What one installation of the portal has to configure in nginx. */
export interface NginxSettings {
  /** The value of `listen`: '443 ssl', or '8080' behind a TLS terminator. */
  readonly listen: string
  /** The folder of the shell's build. */
  readonly shell: string
  /** The release store's folder. */
  readonly store: string
  /** The configuration file that is served as /config.json. */
  readonly config: string
  /** The backend's address. */
  readonly backend: string
  /**
   * A Node host with the same store, for the addresses that read the registry; without it they are 404, and the page
   * preloads no remote.
   */
  readonly host?: string | undefined
  /** The file of the certificate authorities by which a backend or host with https is verified. */
  readonly authorities: string
  readonly scriptHashes: readonly string[]
  readonly origins: PolicyOrigins
  /** The file of the shell's build behind /service-worker.js (workerFile). */
  readonly worker: string
  /** Whether nginx has the brotli_static module; without it only gzip copies are sent. */
  readonly brotli: boolean
}
