/** A version of the host contract that a remote is tested on. */
export interface HostVersion {
  readonly version: string
  readonly label: 'current minor' | 'previous minor'
}

/** The contract versions to test on: `present` and, within the same major, the minor version before it. */
export function hostVersions(present: string): readonly HostVersion[] {
  const [major = 1, minor = 0] = present.split('.').map(Number)
  const now: HostVersion = { version: present, label: 'current minor' }
  return minor > 0 ? [now, { version: `${major}.${minor - 1}.0`, label: 'previous minor' }] : [now]
}
