import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { readTokenFile } from './releaseTokens.ts'

const entry = { name: 'team', sha256: 'a'.repeat(64), remotes: ['*'], verbs: ['publish'] }
const withEntry = (part: object) => JSON.stringify({ tokens: [entry, { ...entry, ...part }] })

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
