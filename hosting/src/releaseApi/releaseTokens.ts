import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messageOf } from '../release/messageOf.ts'
import { type Verb, verbs } from '../release/target/changeRequest.ts'

/** The rights of a known token, or the last day of one that has expired. */
type TokenReading =
  | { readonly state: 'valid'; readonly holder: TokenHolder }
  | { readonly state: 'expired'; readonly name: string; readonly expires: string }
  | { readonly state: 'unknown' }

/** The holder of a release token and the rights of the token. */
export interface TokenHolder {
  readonly name: string
  /** The same for each request with this token, and of no use as a token. */
  readonly id: string
  may(verb: Verb, remote: string): boolean
}

const TokenFile = v.object({
  tokens: v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty()),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      remotes: v.array(v.string()),
      verbs: v.array(v.picklist([...verbs, '*'])),
      /** The last day of the token, in UTC; without it the token does not expire. */
      expires: v.optional(v.pipe(v.string(), v.isoDate())),
    }),
  ),
})

/** Reads the file of the release tokens. Throws when it is missing or not valid. */
export function readTokenFile(file: string): v.InferOutput<typeof TokenFile> {
  try {
    return v.parse(TokenFile, JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const next = 'Name a file with { "tokens": [ … ] } in RELEASE_TOKENS.'
    throw new Error(`The release tokens in ${file} cannot be read: ${reasonOf(cause)}. ${next}`, { cause })
  }
}

/** Without the value, which may be a token in place of its hash. */
function reasonOf(cause: unknown): string {
  if (!v.isValiError<typeof TokenFile>(cause)) return messageOf(cause)
  return `"${v.getDotPath(cause.issues[0]) ?? 'the document'}" is not valid`
}

/**
 * Reads the bearer token in an Authorization header. The file is read for each request, so that removing an entry
 * revokes its token at once. Throws when the file is not valid.
 */
export function readReleaseToken(file: string, authorization: string | undefined, now: Date): TokenReading {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return { state: 'unknown' }
  const { tokens } = readTokenFile(file)
  const hash = createHash('sha256').update(token).digest()
  const entry = tokens.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash))
  if (!entry) return { state: 'unknown' }
  const { name, expires } = entry
  // Dates of this form sort as texts.
  if (expires !== undefined && now.toISOString().slice(0, 10) > expires) return { state: 'expired', name, expires }
  const covers = (list: readonly string[], item: string) => list.includes('*') || list.includes(item)
  const may = (verb: Verb, remote: string) => covers(entry.verbs, verb) && covers(entry.remotes, remote)
  return { state: 'valid', holder: { name, id: entry.sha256.slice(0, 16), may } }
}
