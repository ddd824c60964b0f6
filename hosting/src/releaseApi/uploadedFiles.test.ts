import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '../release/publish/integrity.ts'
import { UPLOADS_FOLDER } from '../release/store/dayOldFiles.ts'
import { type UploadedFiles, uploadedFiles } from './uploadedFiles.ts'

const ours = { tokenId: 'aaaa', remote: 'mfe-a' }
const theirs = { tokenId: 'bbbb', remote: 'mfe-a' }
const limits = { tokenBytes: 10, tokenFiles: 3, totalBytes: 15, atOnce: 1 }
let store: string
let uploaded: UploadedFiles

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'uploaded-'))
  uploaded = uploadedFiles(store, limits)
})

const add = (owner: typeof ours, text: string) => uploaded.add(owner, integrityOf(Buffer.from(text)), Buffer.from(text))
const read = (owner: typeof ours, text: string) => uploaded.read(owner, integrityOf(Buffer.from(text)))
const uploads = () => readdirSync(join(store, UPLOADS_FOLDER))

test.each([
  ['another token', theirs],
  ['another remote of the same token', { ...ours, remote: 'mfe-b' }],
])('keeps an upload from %s', async (_, other) => {
  await add(ours, 'code')
  expect(await read(other, 'code')).toBeUndefined()
  expect(await read(ours, 'code')).toEqual(Buffer.from('code'))
})

test('refuses a token more bytes than its limit, and takes what another token sends', async () => {
  await add(ours, '12345678')
  await expect(add(ours, '123')).rejects.toMatchObject({
    statusCode: 429,
    message: expect.stringMatching(/1 uploaded files .* with this one 11 bytes.*3 files and 10 bytes.*Complete the/),
  })
  await add(theirs, '123')
})

test('refuses a token more files than its limit, and takes one it has again', async () => {
  for (const text of ['1', '2', '3']) await add(ours, text)
  await expect(add(ours, '4')).rejects.toMatchObject({ statusCode: 429 })
  await add(ours, '3')
  expect(uploads()).toHaveLength(3)
})

test('refuses more bytes of all tokens than the limit', async () => {
  await add(ours, '1234567890')
  await expect(add(theirs, '123456')).rejects.toMatchObject({
    kind: 'storage',
    message: expect.stringMatching(/later/),
  })
})

test('does not let two uploads of the same moment pass the limit', async () => {
  const results = await Promise.allSettled([add(ours, '1234567'), add(ours, 'abcdefg')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('deletes uploads of a day ago before it refuses a new one', async () => {
  await add(ours, '1234567890')
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const name of uploads()) utimesSync(join(store, UPLOADS_FOLDER, name), yesterday, yesterday)
  await add(ours, 'abcdefghij')
  expect(uploads()).toHaveLength(1)
})

test('writes a file again whose stored bytes are damaged', async () => {
  await add(ours, 'code')
  for (const name of uploads()) writeFileSync(join(store, UPLOADS_FOLDER, name), 'c')
  await add(ours, 'code')
  expect(await read(ours, 'code')).toEqual(Buffer.from('code'))
})
