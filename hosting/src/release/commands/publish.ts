import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { blockedVersion } from '../changes/change.ts'
import { alreadyPublished } from '../changes/publishVersion.ts'
import { isSameContent } from '../publish/integrity.ts'
import { provenanceOf } from '../publish/provenance.ts'
import { refuseNonOrigin } from '../publish/publishInto.ts'
import { type BuiltRemote, readBuilt, versionOfPackage } from '../publish/readBuilt.ts'
import { buildRemote, remoteFolder, runConformance } from '../publish/workspaceSteps.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { publishedVersion } from '../store/publishedVersion.ts'
import { folderOf } from '../store/retentionRule.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import type { Command, CommandResult, Options } from './command.ts'
import { embeddedModule } from './embeddedModule.ts'
import { parseRemoteName } from './subject.ts'
import { targetOption } from './targetOption.ts'

/** `release publish`. */
export const publish: Command = {
  usage: '<remote>',
  summary: 'Builds a remote, checks it against the host contract and adds it to the store; no user gets it yet.',
  options: {
    'no-build': { type: 'boolean', help: 'publishes the present dist/' },
    'skip-conformance': { type: 'string', help: 'a reason to publish without the check, for the history' },
    origin: { type: 'string', help: 'the origin that serves the store, if it is another one: https://cdn.example' },
  },
  async run({ target, subject, options, note, ifRevision }) {
    const name = parseRemoteName(subject)
    const skipped = options['skip-conformance']
    if (skipped !== undefined && (typeof skipped !== 'string' || skipped.trim() === ''))
      throw new ReleaseRefusal(
        'usage',
        '--skip-conformance needs a reason, for example --skip-conformance "only the heading changed".',
      )
    const origin = typeof options.origin === 'string' ? options.origin.replace(/\/$/, '') : undefined
    // Before the minute of build and kit. An empty one is usually of a variable that is not set.
    if (origin !== undefined) refuseNonOrigin(origin)
    const present = await target.read()
    if (present.revision === 0) refuseUnnamedStore(options)
    const workspace = remoteFolder(name)
    await target.refuseWithoutRight(name)
    // Before the build, which would take a broken package.json for missing packages.
    await versionOfPackage(workspace)
    if (options['no-build'] !== true) await buildRemote(name)
    const built = await readBuilt(workspace, `${workspace}/dist`)
    const known = publishedVersion(present, name, built.version)
    if (known) return resultOfRepetition(present, built, known, origin)
    if (skipped === undefined) await runConformance(name, `${workspace}/dist`)
    const { folder, registry } = await target.publish({
      built,
      provenance: await provenanceOf(workspace, note.who, skipped === undefined ? 'passed' : `not run: ${skipped}`),
      note: { ...note, why: [note.why, skipped && `conformance kit not run: ${skipped}`].filter(Boolean).join('; ') },
      ifRevision,
      origin,
    })
    const [{ revision }, { version }, files] = [registry, built, built.files.size]
    const embedded = embeddedModule(version, built)
    return {
      lines: [
        `Revision ${revision}: published ${name}@${version}, ${files} files in ${folder}.`,
        ...embedded.lines,
        `No user gets it yet. Next: npm run release -- promote ${name}@${version} --percent 5${targetOption(options)}`,
      ],
      data: { revision, remote: name, version, folder, files, ...embedded.data },
    }
  },
}

/** A repeated run of a CI succeeds; other files and another origin need another version. */
function resultOfRepetition(
  { revision }: StoredRegistry,
  { declaration: { name }, version, integrity, files }: BuiltRemote,
  known: RemoteVersion,
  origin = '',
): CommandResult {
  if (!isSameContent(known.integrity, integrity))
    throw new ReleaseRefusal('refused', alreadyPublished(name, version, ' with other content'))
  if (known.base !== `${origin}/${folderOf(known.base)}/`)
    throw new ReleaseRefusal('refused', alreadyPublished(name, version, ' for another origin'))
  const embedded = embeddedModule(version, known)
  const blocked = known.state === 'blocked' ? [blockedVersion(name, version, known.reason)] : []
  return {
    lines: [
      `${name}@${version} is already published with the same files; nothing was changed.`,
      ...blocked,
      ...embedded.lines,
    ],
    data: { revision, remote: name, version, folder: folderOf(known.base), files: files.size, ...embedded.data },
  }
}

/** A new store has to be named: no portal serves a folder that is created because the option was forgotten. */
function refuseUnnamedStore({ portal, store }: Options): void {
  if (portal !== undefined || store !== undefined) return
  throw new ReleaseRefusal(
    'usage',
    'There is no release store here. Name the portal with --portal https://portal.example, or the folder that it serves with --store DIR.',
  )
}
