import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programArguments } from '../testing/program.ts'
import { mountSmallDisk } from '../testing/smallDisk.ts'
import { lockFolder } from './folderLock.ts'

const FOLDERS = 300

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-lock-'))
})

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

test('takes the folder of an ended process whose pid now belongs to another one', async () => {
  const other = await contender()
  writeFileSync(join(root, 'reference-backend.lock.1'), `${other.pid} 1`)
  expect(() => lockFolder(root)).not.toThrow()
  other.disconnect()
})

test('leaves the folder to a running process, also of a version whose lock names only the pid', async () => {
  const other = await contender()
  const [folder, earlier] = [join(root, 'a'), join(root, 'b')]
  expect(await locks(other, folder)).toBe(true)
  mkdirSync(earlier)
  writeFileSync(join(earlier, 'reference-backend.lock.1'), String(other.pid))
  for (const held of [folder, earlier])
    expect(() => lockFolder(held)).toThrow(`in use by the process with pid ${other.pid}`)
  other.disconnect()
})

const disk = mountSmallDisk(1)
afterAll(() => disk?.remove())
const testWhereMounted = disk === undefined ? test.skip : test

testWhereMounted('names the folder and the next step on a full disk, and leaves no file there', () => {
  const folder = join(disk?.folder ?? '', 'data')
  mkdirSync(folder)
  disk?.fill()
  expect(() => lockFolder(folder)).toThrow(
    `the data folder ${folder} cannot be written: ENOSPC: no space left on device, write. Make space there`,
  )
  expect(readdirSync(folder)).toEqual([])
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
