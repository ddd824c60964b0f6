import type { RegisteredRemote, RemoteVersion } from '@carrier-portal/contract/registry'
import type { Command } from './command.ts'

/** `release list`. */
export const list: Command = {
  usage: '[<remote>]',
  summary: 'Shows the published versions and which users get them.',
  options: {},
  async run({ target, subject }) {
    const { revision, updatedAt, remotes, waiting } = await target.read()
    const isWanted = ([name]: readonly [string, unknown]) => subject === undefined || name === subject
    const promoted = Object.entries(remotes).filter(isWanted)
    const unpromoted = Object.entries(waiting).filter(isWanted)
    const lines = [
      `Revision ${revision}, ${updatedAt}`,
      ...promoted.flatMap(([name, remote]) => [`${name}  /${remote.route}`, ...versionLines(remote.versions, remote)]),
      ...unpromoted.flatMap(([name, { versions }]) => [`${name}  not promoted yet`, ...versionLines(versions)]),
    ]
    const data = { revision, updatedAt, remotes: Object.fromEntries(promoted), waiting: Object.fromEntries(unpromoted) }
    return { lines, data }
  },
}

function versionLines(versions: Readonly<Record<string, RemoteVersion>>, remote?: RegisteredRemote): string[] {
  return Object.entries(versions).map(([version, { publishedAt, ...files }]) => {
    const blocked = files.state === 'blocked' ? `blocked: ${files.reason ?? ''}` : ''
    return `  ${version.padEnd(24)} ${publishedAt.slice(0, 16)}Z  ${[roleOf(version, remote), blocked].filter(Boolean).join(', ')}`
  })
}

function roleOf(version: string, remote: RegisteredRemote | undefined): string {
  if (remote?.active === version) return 'active'
  if (remote?.rollout?.version === version) return `trial at ${remote.rollout.percent} %`
  return remote?.lastKnownGood === version ? 'last known good' : ''
}
