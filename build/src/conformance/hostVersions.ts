/** A version of the host contract that a remote is tried on. */
export interface HostVersion {
  readonly version: string
  readonly is: 'this minor' | 'the minor before'
}

/** The host contracts that a remote is tried on: the present one and the minor version before it, where there is one. */
export function hostVersions(present: string): readonly HostVersion[] {
  const [major = 1, minor = 0] = present.split('.').map(Number)
  const now: HostVersion = { version: present, is: 'this minor' }
  return minor > 0 ? [now, { version: `${major}.${minor - 1}.0`, is: 'the minor before' }] : [now]
}
