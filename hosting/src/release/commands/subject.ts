import { isReleaseVersion, isRemoteName } from '@carrier-portal/contract/registry'
import { ReleaseRefusal } from '../releaseRefusal.ts'

/** Parses 'mfe-order-history'. */
export function parseRemoteName(subject: string | undefined): string {
  if (subject === undefined) throw new ReleaseRefusal('usage', 'Name the remote, for example mfe-order-history.')
  if (!isRemoteName(subject)) throw new ReleaseRefusal('usage', `"${subject}" is not a valid remote name.`)
  return subject
}

/** Parses 'mfe-order-history@1.1.0'. */
export function parseRemoteVersion(subject: string | undefined): { readonly name: string; readonly version: string } {
  const [name, version, ...rest] = (subject ?? '').split('@')
  if (!isRemoteName(name) || !isReleaseVersion(version) || rest.length > 0)
    throw new ReleaseRefusal('usage', `Name the remote and its version, for example mfe-order-history@1.1.0.`)
  return { name, version }
}
