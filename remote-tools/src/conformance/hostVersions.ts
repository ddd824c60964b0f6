/** A version of the host contract that a remote is tested on. */
export interface HostVersion {
  readonly version: string
  readonly label: 'current minor' | 'previous minor' | 'first minor'
}

/** The contract versions to test on: `present` and, within the same major, the minor version before it and the first. */
export function hostVersions(present: string): readonly HostVersion[] {
  const [major = 1, minor = 0] = present.split('.').map(Number)
  return [
    { version: present, label: 'current minor' },
    ...(minor > 0 ? [{ version: `${major}.${minor - 1}.0`, label: 'previous minor' as const }] : []),
    ...(minor > 1 ? [{ version: `${major}.0.0`, label: 'first minor' as const }] : []),
  ]
}
