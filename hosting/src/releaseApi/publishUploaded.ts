import { isFileName, isIntegrity } from '@carrier-portal/contract/registry'
import * as v from 'valibot'
import { isSameContent } from '../release/publish/integrity.ts'
import { publishInto } from '../release/publish/publishInto.ts'
import { builtRemote } from '../release/publish/readBuilt.ts'
import { refuseLarge, VERSION_LIMITS } from '../release/publish/versionLimits.ts'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import { publishedVersion } from '../release/store/publishedVersion.ts'
import type { ReleaseStore } from '../release/store/releaseStore.ts'
import { folderOf } from '../release/store/retentionRule.ts'
import { ProvenanceSchema } from '../release/store/versionRecord.ts'
import { ReasonSchema } from '../release/target/changeRequest.ts'
import type { Published } from '../release/target/releaseTarget.ts'
import type { TokenHolder } from './releaseTokens.ts'
import type { UploadedFiles } from './uploadedFiles.ts'

/** The body of a publication. Every page loads parts of it with the registry, so all lengths are limited. It has the names and hashes of all files, which were uploaded before. */
export const PublicationBody = v.object({
  version: v.pipe(v.string(), v.maxLength(80)),
  integrity: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(200)), v.custom<string>(isIntegrity, 'Not a SHA-384 integrity.')),
    v.check((files) => Object.keys(files).every(isFileName), 'A file name is not valid.'),
    v.check((files) => Object.keys(files).length <= VERSION_LIMITS.files, `At most ${VERSION_LIMITS.files} files.`),
  ),
  provenance: v.optional(
    v.pipe(
      ProvenanceSchema,
      v.check((facts) => Object.values(facts).join('').length <= 1_000, 'At most 1,000 characters of provenance.'),
    ),
  ),
  origin: v.optional(v.pipe(v.string(), v.maxLength(200))),
  why: v.optional(ReasonSchema, ''),
  ifRevision: v.optional(v.number()),
})

/** A version, or the files that have to be uploaded first. */
type Publishing =
  | { readonly state: 'published'; readonly published: Published }
  | { readonly state: 'missing'; readonly files: readonly string[] }

/** Publishes a version from uploaded files. The same content a second time changes nothing and succeeds. */
export async function publishUploaded(
  store: ReleaseStore,
  uploaded: UploadedFiles,
  name: string,
  holder: TokenHolder,
  body: v.InferOutput<typeof PublicationBody>,
): Promise<Publishing> {
  const { version, integrity, provenance, origin, why, ifRevision } = body
  const present = await store.complete()
  const known = publishedVersion(present, name, version)
  if (known && isSameContent(known.integrity, integrity))
    return { state: 'published', published: { folder: folderOf(known.base), registry: present } }
  const owner = { tokenId: holder.id, remote: name }
  const files = new Map<string, Buffer>()
  const missing: string[] = []
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await uploaded.read(owner, hash)
    if (!content) missing.push(file)
    else files.set(file, content)
    // Many names may have the hash of one upload, so what is in memory is limited after each.
    refuseLarge(files)
  }
  if (missing.length > 0) return { state: 'missing', files: missing }
  const built = builtRemote(files, version)
  if (built.declaration.name !== name)
    throw new ReleaseRefusal(
      'refused',
      `remote.json has the name ${built.declaration.name}, not ${name}. Publish it under its own name.`,
    )
  const optional = { ...(provenance && { provenance }), ...(origin && { origin }) }
  const published = await publishInto(store, {
    built,
    note: { who: holder.name, why },
    ifRevision,
    isServing: true,
    ...optional,
  })
  await uploaded.remove(owner, Object.values(integrity)).catch((cause: unknown) => {
    // The version is published; what stays is deleted after a day.
    process.stderr.write(`Uploads of ${name}@${version} could not be deleted: ${String(cause)}\n`)
  })
  return { state: 'published', published }
}
