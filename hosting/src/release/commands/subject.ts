import { isReleaseVersion, isRemoteName } from '@carrier-portal/contract/registry'
import { ReleaseRefusal } from '../releaseRefusal.ts'

const EXAMPLE = 'for example mfe-order-history'

/** Parses 'mfe-order-history'. */
export function parseRemoteName(subject: string | undefined): string {
  if (subject === undefined) throw new ReleaseRefusal('usage', `Name the remote, ${EXAMPLE}.`)
  if (!isRemoteName(subject))
    throw new ReleaseRefusal('usage', `"${subject}" is not a valid remote name. Name the remote, ${EXAMPLE}.`)
  return subject
}

/** Parses 'mfe-order-history@1.1.0'. */
export function parseRemoteVersion(subject: string | undefined): { readonly name: string; readonly version: string } {
  const [name, version, ...rest] = (subject ?? '').split('@')
  if (!isRemoteName(name) || !isReleaseVersion(version) || rest.length > 0)
    throw new ReleaseRefusal('usage', `Name the remote and its version, ${EXAMPLE}@1.1.0.`)
  return { name, version }
}
