import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@carrier-portal/build/tooling'

const run = promisify(execFile)

/** npm's variables of this process describe this repository and would lead another one astray. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/i.test(name)))

interface ReleaseStepTime {
  readonly name: string
  readonly seconds: number
}

/** Runs commands one after another and measures each. */
export interface Steps {
  /** Runs a command in a folder and returns what it prints. Rejects with that output when the command fails. */
  run(name: string, folder: string, line: readonly string[], extra?: Readonly<Record<string, string>>): Promise<string>
  /** The measured times, in the order of the steps. */
  times(): readonly ReleaseStepTime[]
}

/** Starts with no steps. */
export function createSteps(): Steps {
  const measured: ReleaseStepTime[] = []
  return {
    async run(name, folder, [command = '', ...args], extra = {}) {
      const start = performance.now()
      const { stdout, stderr } = await run(command, args, {
        cwd: folder,
        env: { ...environment, ...extra },
        maxBuffer: 2 ** 24,
      })
      measured.push({ name, seconds: (performance.now() - start) / 1000 })
      return stdout + stderr
    },
    times: () => measured,
  }
}

/** One line for each step. */
export function printTimes(times: readonly ReleaseStepTime[]): string {
  return times.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`).join('\n')
}

/** Writes the times, as whole seconds, into the first column of the steps' table in docs/releasing.md. */
export async function writeTimes(times: readonly ReleaseStepTime[]): Promise<void> {
  const page = join(root, 'docs/releasing.md')
  const text = await readFile(page, 'utf8')
  const rows = times[Symbol.iterator]()
  const written = text.replaceAll(/^\| \d+ \|/gm, () => `| ${Math.ceil(rows.next().value?.seconds ?? 0)} |`)
  if (!rows.next().done) throw new Error('docs/releasing.md has fewer rows with seconds than steps were measured.')
  await writeFile(page, written)
}

/** Packs the published packages into a folder, shared-ui in another version than the portal's. */
export async function packForOutside(steps: Steps, folder: string): Promise<void> {
  await steps.run('pack the packages', root, [
    'npm',
    'run',
    '-s',
    'pack',
    '--',
    '--out',
    folder,
    '--version',
    'shared-ui=1.1.0',
  ])
}

/** Creates a token for one remote, or for all by `*`. Returns the token and the content of the host's file of tokens. */
export async function createToken(
  remote: string,
  verbs: string,
): Promise<{ readonly token: string; readonly file: string }> {
  const rights = ['--remotes', remote, '--verbs', verbs]
  const line = ['run', '-s', 'release', '--', 'token', 'night-team', ...rights, '--json']
  const { stdout } = await run('npm', line, { cwd: root, env: environment })
  const { token, entry } = JSON.parse(stdout) as { token: string; entry: object }
  return { token, file: JSON.stringify({ tokens: [entry] }) }
}

/** Gives a remote's repository the next version, with another heading. */
export async function nextVersion(folder: string, version: string, before: string, after: string): Promise<void> {
  await replaceIn(join(folder, 'package.json'), '"version": "1.0.0"', `"version": "${version}"`)
  await replaceIn(join(folder, 'src/messages.ts'), `title: '${before}'`, `title: '${after}'`)
}

async function replaceIn(file: string, before: string, after: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, after))
}
