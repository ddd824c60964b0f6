import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrivate } from './privateFolder.ts'

test('closes the files of the backend to other users, and leaves other content and an existing folder as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-folder-'))
  const files = ['database/1', 'database.ready', 'signing-keys.json', 'reference-backend.lock.1', 'tool', 'tools/1']
  for (const name of ['database', 'tools']) mkdirSync(join(folder, name))
  for (const name of files) writeFileSync(join(folder, name), '')
  const names = ['.', 'database', 'tools', ...files]
  for (const name of names) chmodSync(join(folder, name), 0o755)
  makePrivate(folder)
  const opened = names.filter((name) => (statSync(join(folder, name)).mode & 0o777) === 0o755)
  expect(opened).toEqual(['.', 'tools', 'tool', 'tools/1'])
})

test('creates a closed folder in a new one that other users can open, because nginx reads the store beside it', () => {
  const umask = process.umask(0o022)
  const data = join(mkdtempSync(join(tmpdir(), 'private-folder-')), 'data')
  makePrivate(join(data, 'db'))
  process.umask(umask)
  expect([data, join(data, 'db')].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o700])
})
