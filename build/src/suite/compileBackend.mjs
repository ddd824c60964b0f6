import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SOURCES = ['reference-backend/src', 'contract/src', 'shared-ui/src', 'hosting/src/serve'].map(
  (folder) => root + folder,
)
const COMPILED = `${root}reference-backend/dist`
/** The programs that tests start. */
const PROGRAMS = [
  'main.ts',
  'testing/lockContender.ts',
  'testing/mainUnderTest.ts',
  'session/keysCli.ts',
  'users/cli.ts',
  'store/backupCli.ts',
  'seed/cli.ts',
]

/**
 * V8 compiles PGlite's WebAssembly once and does not optimize it, because most of these processes end within seconds: a
 * start uses 1.4 s of processor time instead of 1.8 s.
 */
const OPTIONS = '--liftoff-only'

/**
 * Compiles the reference backend once for all tests of a run, when a source is newer than the last compilation. Each
 * start from TypeScript would load the compiler, which takes half a second of processor time.
 */
export default function compileBackend() {
  if (compiledAt() < Math.max(...SOURCES.map(changedAt)))
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'hosting/src/serve/compile.ts', 'reference-backend', ...PROGRAMS],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
    )
  process.env.COMPILED_BACKEND = COMPILED
  process.env.COMPILED_BACKEND_OPTIONS = OPTIONS
}

/** The oldest program; 0 when one is missing. */
function compiledAt() {
  return Math.min(
    ...PROGRAMS.map((file) => `${COMPILED}/${file.replaceAll('/', '-').replace(/\.ts$/, '.mjs')}`).map((file) =>
      existsSync(file) ? statSync(file).mtimeMs : 0,
    ),
  )
}

function changedAt(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Math.max(...files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).mtimeMs))
}
