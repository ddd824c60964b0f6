import { fileError } from './fileError.ts'

const NEXT = 'Make space there, or name another folder in DATA_DIR, or in PORTAL_DATA for npm start'

test.each([
  ['a full disk', { name: 'ErrnoError', errno: 51 }, `no database can be created in /data: the disk is full. ${NEXT}`],
  ['another number', { name: 'ErrnoError', errno: 2 }, `no database can be created in /data: file error 2. ${NEXT}`],
  ['an error that has a sentence', new Error('no extension of that name'), 'no extension of that name'],
])('names the reason of %s', (_, cause, message) => {
  expect(fileError(cause, '/data')).toMatchObject({ message })
})
