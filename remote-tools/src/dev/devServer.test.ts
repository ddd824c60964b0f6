import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProcess, startProcess } from '../process/startProcess.ts'
import { repository } from '../testing/repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'dev-'))
let server: RunningProcess
let output = ''

beforeAll(async () => {
  write('start')
  server = await startProcess({
    name: 'The dev server',
    file: join(import.meta.dirname, 'testing/serveFolder.ts'),
    cwd: repository,
    parameters: [folder],
    environment: { PORT: '0' },
    ready: /serving at (http:\S+)\n/,
    onOutput(text) {
      output += text
    },
  })
  // The server listens before its first build, which would read a file that a test writes, and its watcher would build it again.
  await hashAfter('start')
})

afterAll(() => server.stop())

test('a page that missed a build gets its hot update and the next one', async () => {
  write('one')
  const first = await hashAfter('one')
  write('two')
  const second = await hashAfter('two')
  write('three')
  await hashAfter('three')
  expect(await Promise.all([hotUpdate(first), hotUpdate(second)])).toEqual([200, 200])
})

test('a build with hot reload keeps the aliases of its configuration', async () => {
  writeFileSync(join(folder, 'replacement.ts'), `console.log('replacement')\n`)
  writeMain(`import 'replaced'\n`)
  await hashAfter('replacement')
})

test('a syntax error is no build, so the page gets a hot update for its correction', async () => {
  write('right')
  const right = await hashAfter('right')
  writeMain('console.log(')
  while (!output.includes('ERROR')) await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await hashAfter('right')).toBe(right)
  write('corrected')
  await hashAfter('corrected')
  expect(await hotUpdate(right)).toBe(200)
})

function write(text: string) {
  writeMain(`console.log('${text}')\n`)
}

/** By a rename: a file that is emptied and then written is two changes, and may be built twice. */
function writeMain(source: string) {
  const whole = `${folder}-main.ts`
  writeFileSync(whole, source)
  renameSync(whole, join(folder, 'main.ts'))
}

/** The hash of the build that contains a text, by which a page requests the hot update that follows it. */
async function hashAfter(text: string): Promise<string> {
  for (;;) {
    const script = await (await fetch(`${server.address}/main.js`)).text()
    const hash = /__webpack_require__\.h = .*"(\w+)"/.exec(script)?.[1]
    if (hash && script.includes(`'${text}'`)) return hash
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function hotUpdate(hash: string): Promise<number> {
  return (await fetch(`${server.address}/main.${hash}.hot-update.json`)).status
}
