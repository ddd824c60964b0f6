import { spawnSync } from 'node:child_process'
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withBuildLock } from './buildLock.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
const lock = join(folder, 'building')

let printed: jest.SpyInstance
beforeEach(() => {
  printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => printed.mockRestore())

test('the second of two builds waits for the first, and prints once for which process', async () => {
  const order: string[] = []
  let complete: () => void = () => undefined
  const first = withBuildLock(async () => {
    await new Promise<void>((resolve) => {
      complete = resolve
    })
    order.push('first')
  }, lock)
  const second = withBuildLock(async () => order.push('second'), lock)
  await new Promise((resolve) => setTimeout(resolve, 700))
  complete()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  expect(printed.mock.calls).toEqual([[expect.stringContaining(`Waiting for the build of process ${process.pid}.`)]])
  expect(existsSync(lock)).toBe(false)
})

const { pid: ended } = spawnSync(process.execPath, ['--version'])
// Without /proc a process says nothing about its start.
const living = existsSync('/proc/self/stat') ? process.pid : ended

test.each([
  ['a process that has ended', ended],
  ['a killed process whose pid another process has', living],
])('takes over the lock of %s', async (_, pid) => {
  writeFileSync(lock, `${pid} 1`)
  expect(await withBuildLock(async () => readFileSync(lock, 'utf8'), lock)).toMatch(new RegExp(`^${process.pid} `))
  expect(printed).not.toHaveBeenCalled()
})

test('takes over a lock without content, which a full disk left behind', async () => {
  writeFileSync(lock, '')
  utimesSync(lock, 0, 0)
  expect(await withBuildLock(async () => 'done', lock)).toBe('done')
})

test('leaves a lock that another process has created after the one of the ended process was read', async () => {
  writeFileSync(lock, `${ended} 1`)
  for (const name of ['renameSync', 'rmSync'] as const) {
    const original: (...args: never) => void = fs[name]
    jest.spyOn(fs, name).mockImplementationOnce((...args) => {
      // Empty, as another process creates it.
      writeFileSync(lock, '')
      Reflect.apply(original, fs, args)
    })
  }
  const work = withBuildLock(async () => 'done', lock)
  expect(readFileSync(lock, 'utf8')).toBe('')
  jest.restoreAllMocks()
  rmSync(lock)
  expect(await work).toBe('done')
})
