import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programArguments } from '../testing/program.ts'
import { lockFolder } from './folderLock.ts'

const FOLDERS = 300

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-lock-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('gives a folder whose process has ended to one of the processes that start at once', async () => {
  const folders = Array.from({ length: FOLDERS }, (_, number) => join(root, String(number)))
  const ended = await contender()
  for (const folder of folders) expect(await locks(ended, folder)).toBe(true)
  ended.kill('SIGKILL')
  await once(ended, 'exit')
  const starting = await Promise.all([contender(), contender(), contender()])
  const winners: number[] = []
  for (const folder of folders) {
    const results = await Promise.all(starting.map((child) => locks(child, folder)))
    winners.push(results.filter(Boolean).length)
  }
  for (const child of starting) child.disconnect()
  expect(winners).toEqual(folders.map(() => 1))
})

test('leaves one file in a folder that was locked and released several times', () => {
  for (let start = 0; start < 3; start += 1) lockFolder(root)()
  expect(readdirSync(root)).toEqual(['reference-backend.lock.3'])
})

/** A process that locks the folders it is sent; it is ready when this resolves. */
async function contender(): Promise<ChildProcess> {
  const child = spawn(process.execPath, programArguments('testing/lockContender.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function locks(child: ChildProcess, folder: string): Promise<boolean> {
  const response = once(child, 'message')
  child.send(folder)
  const [isLocked] = await response
  return isLocked === true
}
