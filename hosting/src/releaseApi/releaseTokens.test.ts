import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { readReleaseToken, readTokenFile } from './releaseTokens.ts'

const entry = { name: 'team', sha256: 'a'.repeat(64), remotes: ['*'], verbs: ['publish'] }
const withEntry = (part: object) => JSON.stringify({ tokens: [entry, { ...entry, ...part }] })

function aTokenFile(...tokens: readonly object[]): string {
  const file = join(aTemporaryFolder(), 'tokens.json')
  writeFileSync(file, JSON.stringify({ tokens }))
  return file
}

const sha256 = createHash('sha256').update('secret').digest('hex')
const now = new Date('2026-11-29T23:59:59.999Z')

describe('a release token', () => {
  const read = (authorization: string | undefined, ...tokens: readonly object[]) =>
    readReleaseToken(aTokenFile(entry, ...tokens), authorization, now)

  test('is found by its hash among others, and its holder has an id that is not the token', () => {
    expect(read('Bearer secret', { ...entry, name: 'night', sha256 })).toMatchObject({
      state: 'valid',
      holder: { name: 'night', id: sha256.slice(0, 16) },
    })
  })

  test.each(['Bearer secret', 'bearer secret', 'BEARER secret'])('is read from the header "%s"', (header) => {
    expect(read(header, { ...entry, sha256 })).toMatchObject({ state: 'valid' })
  })

  test.each([
    undefined,
    '',
    'secret',
    'Bearer',
    'Bearer  secret',
    'Bearer secret more',
    'Basic secret',
    'My Bearer secret',
    'Bearer Secret',
    `Bearer ${sha256}`,
  ])('is unknown with the header "%s"', (header) => {
    expect(read(header, { ...entry, sha256 })).toEqual({ state: 'unknown' })
  })

  test.each([
    ['valid', undefined],
    ['valid', '2026-11-30'],
    ['valid', '2026-11-29'],
    ['expired', '2026-11-28'],
    ['expired', '2025-12-31'],
  ])('is %s on 2026-11-29 with the last day %s', (state, expires) => {
    expect(read('Bearer secret', { ...entry, name: 'night', sha256, expires })).toMatchObject(
      state === 'expired' ? { state, name: 'night', expires } : { state },
    )
  })

  test.each([
    ['may', ['publish'], ['mfe-a'], 'publish', 'mfe-a'],
    ['may', ['promote', 'publish'], ['mfe-b', 'mfe-a'], 'publish', 'mfe-a'],
    ['may', ['*'], ['mfe-a'], 'block', 'mfe-a'],
    ['may', ['publish'], ['*'], 'publish', 'mfe-a'],
    ['may not', ['promote'], ['mfe-a'], 'publish', 'mfe-a'],
    ['may not', ['publish'], ['mfe-b'], 'publish', 'mfe-a'],
    ['may not', ['*'], ['mfe-b'], 'publish', 'mfe-a'],
    ['may not', ['promote'], ['*'], 'publish', 'mfe-a'],
    ['may not', [], [], 'publish', 'mfe-a'],
  ] as const)('that %s, with the verbs %j of the remotes %j, %s %s', (may, verbs, remotes, verb, remote) => {
    expect(holderOf({ verbs, remotes })?.may(verb, remote)).toBe(may === 'may')
  })

  function holderOf(parts: object) {
    const reading = read('Bearer secret', { ...entry, sha256, ...parts })
    return reading.state === 'valid' ? reading.holder : undefined
  }
})

test.each([
  ['a last day that is no date', withEntry({ expires: '2027-2-20' }), '"tokens.1.expires" is not valid'],
  ['an unknown verb', withEntry({ verbs: ['Publish'] }), '"tokens.1.verbs.0" is not valid'],
  ['a token in place of its hash', withEntry({ sha256: 'secret' }), '"tokens.1.sha256" is not valid'],
  ['another document', '{"token":[]}', '"tokens" is not valid'],
  ['a list', '1', '"the document" is not valid'],
  ['a line that is not JSON', '{"tokens":', 'Unexpected end of JSON input'],
])('refuses a file of tokens with %s, and says where it is', (_, content, reason) => {
  const file = join(aTemporaryFolder(), 'tokens.json')
  writeFileSync(file, content)
  const next = 'Name a file with { "tokens": [ … ] } in RELEASE_TOKENS.'
  expect(() => readTokenFile(file)).toThrow(`The release tokens in ${file} cannot be read: ${reason}. ${next}`)
})
