import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { aTemporaryFolder } from '../testing/aBuiltRemote.ts'
import { upload } from './upload.ts'

const code = Buffer.from(Array.from({ length: 5_000 }, (_, at) => `const a${(at * 7919) % 4999} = ${at}`).join('\n'))

test.each([
  ['best', 'version of 8 MiB', 8, 11],
  ['fast', 'larger version, which would need minutes', 9, 9],
])('compresses with the %s quality in a %s', async (_, _version, mebibytes, quality) => {
  const store = aTemporaryFolder()
  const image = Buffer.alloc(mebibytes * 1024 * 1024 - code.length)
  await upload(store, 'r/mfe-a/1.0.0-ab', {
    files: new Map([
      ['a.js', code],
      ['b.png', image],
    ]),
    integrity: {},
  })
  const expected = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  expect(readFileSync(join(store, 'r/mfe-a/1.0.0-ab/a.js.br'))).toEqual(expected)
})

test.each([
  ['while the others are compressed', false],
  ['because another one has the name of its folder, in a host', true],
])('leaves nothing of a build of which one file cannot be written, %s', async (_, isServing) => {
  const store = aTemporaryFolder()
  const files = new Map([
    ['a.js', code],
    ['taken', code],
    ['taken/below.js', code],
  ])
  const uploaded = upload(store, 'r/mfe-a/1.0.0-ab', { files, integrity: {} }, isServing)
  await expect(uploaded).rejects.toThrow(/taken/)
  expect(readdirSync(join(store, 'r/mfe-a'))).toEqual([])
})
