import { refuseLarge, VERSION_LIMITS } from './versionLimits.ts'

const { files: MOST_FILES, bytes: MOST_BYTES, fileBytes: MOST_FILE_BYTES } = VERSION_LIMITS

const version = (count: number, bytes: number) => {
  const content = Buffer.alloc(bytes)
  return new Map(Array.from({ length: count }, (_, at) => [`file-${at}.js`, content]))
}

test.each([
  ['no file', version(0, 0)],
  ['the most files', version(MOST_FILES, 1)],
  ['the largest files', version(MOST_BYTES / MOST_FILE_BYTES, MOST_FILE_BYTES)],
])('takes a version with %s', (_, files) => {
  expect(() => refuseLarge(files)).not.toThrow()
})

test.each([
  ['one file too many', version(MOST_FILES + 1, 1), 'A version has at most 500 files.'],
  [
    'a file of one byte too many',
    version(1, MOST_FILE_BYTES + 1),
    'file-0.js is too large: a file has at most 10485760 bytes.',
  ],
  ['too many bytes in sum', version(6, MOST_FILE_BYTES), 'A version has at most 52428800 bytes.'],
])('refuses a version with %s', (_, files, message) => {
  expect(() => refuseLarge(files)).toThrow(`${message} Make the build smaller and publish again.`)
})
