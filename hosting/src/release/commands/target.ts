import { isReleaseVersion, isRemoteName } from '@carrier-portal/contract/registry'
import { ReleaseRefusal } from '../releaseRefusal.ts'

/** Reads 'mfe-order-history'. */
export function readRemote(target: string | undefined): string {
  if (target === undefined) throw new ReleaseRefusal('usage', 'Name the remote, for example mfe-order-history.')
  if (!isRemoteName(target)) throw new ReleaseRefusal('usage', `"${target}" is no name of a remote.`)
  return target
}

/** Reads 'mfe-order-history@1.1.0'. */
export function readRemoteVersion(target: string | undefined): { readonly name: string; readonly version: string } {
  const [name, version, ...rest] = (target ?? '').split('@')
  if (!isRemoteName(name) || !isReleaseVersion(version) || rest.length > 0)
    throw new ReleaseRefusal('usage', `Name the remote and its version, for example mfe-order-history@1.1.0.`)
  return { name, version }
}
