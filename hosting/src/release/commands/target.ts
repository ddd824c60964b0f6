import { isReleaseVersion, isRemoteName } from '@carrier-portal/contract/registry'
import { ReleaseRefusal } from '../releaseRefusal.ts'

/** Parses 'mfe-order-history'. */
export function parseRemoteName(target: string | undefined): string {
  if (target === undefined) throw new ReleaseRefusal('usage', 'Name the remote, for example mfe-order-history.')
  if (!isRemoteName(target)) throw new ReleaseRefusal('usage', `"${target}" is not a valid remote name.`)
  return target
}

/** Parses 'mfe-order-history@1.1.0'. */
export function parseRemoteVersion(target: string | undefined): { readonly name: string; readonly version: string } {
  const [name, version, ...rest] = (target ?? '').split('@')
  if (!isRemoteName(name) || !isReleaseVersion(version) || rest.length > 0)
    throw new ReleaseRefusal('usage', `Name the remote and its version, for example mfe-order-history@1.1.0.`)
  return { name, version }
}
