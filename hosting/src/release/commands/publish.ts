import { publishInto } from '../publish/publishBuilt.ts'
import { readBuilt } from '../publish/readBuilt.ts'
import { refusePublishedVersion } from '../publish/refusePublishedVersion.ts'
import { buildRemote, remoteFolder, runConformance } from '../publish/workspaceSteps.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { Command } from './command.ts'
import { parseRemoteName } from './target.ts'

/** `release publish`. */
export const publish: Command = {
  usage: '<remote>',
  summary: 'Builds a remote, checks it against the host contract and adds it to the store; no user gets it yet.',
  options: {
    'no-build': { type: 'boolean', help: 'publishes the present dist/' },
    'skip-conformance': { type: 'string', help: 'a reason to publish without the check, for the history' },
    origin: { type: 'string', help: 'the origin that serves the store, if it is another one: https://cdn.example' },
  },
  async run({ store, read, target, options, note }) {
    const name = parseRemoteName(target)
    const skipped = options['skip-conformance']
    if (skipped !== undefined && (typeof skipped !== 'string' || skipped.trim() === ''))
      throw new ReleaseRefusal('usage', '--skip-conformance needs a reason.')
    const before = await read()
    const workspace = remoteFolder(name)
    await refusePublishedVersion(before, name, workspace)
    if (options['no-build'] !== true) await buildRemote(name)
    const built = await readBuilt(workspace, `${workspace}/dist`)
    if (built.declaration.name !== name)
      throw new ReleaseRefusal('build', `${name}/remote.json has the name ${built.declaration.name}.`)
    if (skipped === undefined) await runConformance(name, `${workspace}/dist`)
    const why = [note.why, skipped && `published without conformance check: ${skipped}`].filter(Boolean).join('; ')
    const origin = typeof options.origin === 'string' ? { origin: options.origin.replace(/\/$/, '') } : {}
    const { version, folder, files, registry } = await publishInto(store, before, built, {
      ...origin,
      note: { ...note, why },
    })
    return {
      lines: [
        `Revision ${registry.revision}: published ${name}@${version}, ${files} files in ${folder}.`,
        `No user gets it yet. Next: npm run release -- promote ${name}@${version}${before.remotes[name] ? ' --percent 5' : ''}`,
      ],
      data: { revision: registry.revision, remote: name, version, folder, files },
    }
  },
}
