import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contentTypes } from '@carrier-portal/hosting/contentTypes'
import { aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { assetPath } from '../ownFiles.ts'
import { ASSETS } from './base.ts'

const SOURCES = {
  'index.ts': `import './night.css'
import styles from './stops.module.css'
import moon from './moon.png'
import logo from './logo.svg'
import font from './night.woff2'

const names: readonly (string | undefined)[] = [styles['title'], moon, logo, font]
document.title = names.join()
document.body.style.cssText = \`
  /* Why it is red. */
  color: red;
  /* Why it is wide,
     in two lines. */
  width: 100%;
\`
new Worker(new URL('./count.ts', import.meta.url), { type: 'module' })
`,
  'count.ts': 'self.onmessage = (event: MessageEvent<number>) => self.postMessage(event.data + 1)\n',
  'night.css': '.night { color: red }\n',
  'stops.module.css': '.title { color: red }\n',
  'moon.png': '\x89PNG',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" />\n',
  'night.woff2': 'wOF2',
}

const success = { status: 0, stdout: '', stderr: '' }

function aScreenWithFiles(): string {
  const folder = aTemporaryFolder()
  mkdirSync(join(folder, 'src'))
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, 'src', name), text)
  return folder
}

test('builds the images, fonts, style sheets and the TypeScript worker of a screen, styles in templates without their comments', () => {
  const folder = aScreenWithFiles()
  const build = join(import.meta.dirname, 'testing/buildFolder.ts')
  expect(spawnSync(process.execPath, ['--import', 'tsx', build, folder], { encoding: 'utf8' })).toMatchObject(success)
  const files = readdirSync(join(folder, 'dist'))
  const types = files.map((file) => file.replace(/\.[0-9a-f]{16}\./, '.')).toSorted()
  expect(types).toEqual(['count.js', 'logo.svg', 'main.css', 'main.js', 'moon.png', 'night.woff2'])
  const read = (name: string) =>
    readFileSync(join(folder, 'dist', files.find((file) => file.startsWith(name)) ?? ''), 'utf8')
  expect(read('count.')).toMatch(/^self\.onmessage=\w+=>self\.postMessage\(/)
  expect(read('main.')).toContain('`\n  color: red;\n  width: 100%;\n`')
})

test('the sources of a new remote have types for the files that its modules import', () => {
  const folder = aScreenWithFiles()
  copyFileSync(assetPath('create/template/assets.d.ts'), join(folder, 'src/assets.d.ts'))
  const compilerOptions = { target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', types: [], noEmit: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc')
  expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })).toMatchObject(success)
})

const endings = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'woff', 'woff2'] as const

test.each(endings)(
  'a file .%s has a type, an empty address in a test, and its content type at the hosts',
  async (ending) => {
    expect(ASSETS.test(`moon.${ending}`)).toBe(true)
    expect(readFileSync(assetPath('create/template/assets.d.ts'), 'utf8')).toContain(`'*.${ending}'`)
    expect(await import(`./moon.${ending}`)).toMatchObject({ default: '' })
    expect(contentTypes[ending]).toMatch(/^(image|font)\//)
  },
)
