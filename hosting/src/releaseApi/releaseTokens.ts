import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { type Verb, verbs } from '../release/target/changeRequest.ts'

/** The holder of a release token and the rights of the token. */
export interface TokenHolder {
  readonly name: string
  may(verb: Verb, remote: string): boolean
}

const TokenFile = v.object({
  tokens: v.array(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty()),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      remotes: v.array(v.string()),
      verbs: v.array(v.picklist([...verbs, '*'])),
    }),
  ),
})

/**
 * The holder of the bearer token in an Authorization header; undefined for an unknown token. The file is read for each
 * request, so that removing an entry revokes its token at once. Throws when the file is not valid.
 */
export async function findTokenHolder(
  file: string,
  authorization: string | undefined,
): Promise<TokenHolder | undefined> {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const { tokens } = v.parse(TokenFile, JSON.parse(await readFile(file, 'utf8')))
  const hash = createHash('sha256').update(token).digest()
  const entry = tokens.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash))
  if (!entry) return undefined
  const covers = (list: readonly string[], item: string) => list.includes('*') || list.includes(item)
  return { name: entry.name, may: (verb, remote) => covers(entry.verbs, verb) && covers(entry.remotes, remote) }
}
