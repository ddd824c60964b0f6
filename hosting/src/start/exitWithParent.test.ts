import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exitWithParent } from './folders.ts'

test('a process whose parent ended before the file that notices it was read ends too', async () => {
  const child = spawn(process.execPath, [...exitWithParent, '--eval', 'setTimeout(() => undefined, 20_000)'], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
})
