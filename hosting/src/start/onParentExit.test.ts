import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CHILD = `
const { onParentExit } = await import('${pathToFileURL(join(__dirname, 'onParentExit.ts'))}')
const parent = process.ppid
console.log('loaded')
while (process.ppid === parent) await new Promise((resolve) => setTimeout(resolve, 10))
onParentExit('dev', () => { console.log('ended'); process.exit() })
setTimeout(() => process.exit(), 20_000)
`

test.each(['dev', 'npx'])('notices a parent of %s that stopped before the callback was given', async (event) => {
  // The shell ends when its input does, and leaves Node running.
  const shell = spawn(
    'sh',
    ['-c', '"$0" --import tsx --input-type=module --eval "$1" & read line', process.execPath, CHILD],
    {
      env: { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: event },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  let output = ''
  for await (const chunk of shell.stdout) {
    output += String(chunk)
    if (output === 'loaded\n') shell.stdin.end()
  }
  expect(output).toBe('loaded\nended\n')
})
