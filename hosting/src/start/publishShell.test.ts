import { mkdirSync, mkdtempSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { publishShell } from './publishShell.ts'

const DAY_MS = 86_400_000
let folder: string
let served: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-shell-'))
  served = join(folder, 'served')
})

function build(name: string): string {
  const built = join(folder, name)
  mkdirSync(join(built, 'assets'), { recursive: true })
  writeFileSync(join(built, 'index.html'), name)
  writeFileSync(join(built, 'service-worker.js'), name)
  writeFileSync(join(built, `assets/main.${name}.js`), name)
  return built
}

test('replaces page and worker and keeps the assets of a build for 30 days after a newer one', () => {
  const start = Date.now()
  const assets = () => readdirSync(join(served, 'assets'))
  publishShell(build('a'), served, start)
  // A portal may run for longer than 30 days: open pages are of the build that its start has published.
  publishShell(build('b'), served, start + 40 * DAY_MS)
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('b')
  expect(readFileSync(join(served, 'service-worker.js'), 'utf8')).toBe('b')
  expect(assets()).toEqual(['main.a.js', 'main.b.js'])
  publishShell(build('b'), served, start + 60 * DAY_MS)
  publishShell(build('c'), served, start + 69 * DAY_MS)
  expect(assets()).toEqual(['main.a.js', 'main.b.js', 'main.c.js'])
  publishShell(build('c'), served, start + 71 * DAY_MS)
  expect(assets()).toEqual(['main.b.js', 'main.c.js'])
})

test('replaces an asset that an interrupted start has left incomplete', () => {
  const [built, now] = [build('whole'), Date.now()]
  publishShell(built, served, now)
  const asset = join(served, 'assets/main.whole.js')
  writeFileSync(asset, 'wh')
  publishShell(built, served, now)
  expect(readFileSync(asset, 'utf8')).toBe('whole')
})

test.each(['index.html', 'service-worker.js'])('replaces %s in one step, so that it is never missing', async (name) => {
  const built = build('new')
  publishShell(build('old'), served, Date.now())
  const changed: (string | null)[] = []
  const watcher = watch(served, (_, file) => changed.push(file))
  publishShell(built, served, Date.now())
  writeFileSync(join(served, 'end'), '')
  while (!changed.includes('end')) await setTimeout(5)
  watcher.close()
  expect(changed.filter((file) => file === name)).toEqual([name])
})
