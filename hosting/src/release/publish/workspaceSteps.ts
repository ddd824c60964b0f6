import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ReleaseRefusal } from '../releaseRefusal.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The folder of a remote's workspace; throws when there is none of that name. */
export function remoteFolder(name: string): string {
  const folder = join(root, name)
  if (!existsSync(join(folder, 'remote.json')))
    throw new ReleaseRefusal('usage', `There is no workspace ${name} with a remote.json.`)
  return folder
}

/** Builds one remote and nothing else. */
export async function buildRemote(name: string): Promise<void> {
  const code = await runScript('build/src/cli/build.ts', name)
  if (code !== 0) throw new ReleaseRefusal('build', `${name} does not build; see the messages above.`)
}

/** Runs the conformance kit on what was built. */
export async function runConformance(name: string, dist: string): Promise<void> {
  const code = await runScript('build/src/conformance/cli.ts', name, '--built', dist)
  if (code !== 0)
    throw new ReleaseRefusal('conformance', `${name} does not pass the conformance kit; see the table above.`)
}

/** The script's output goes to stderr, because stdout carries the command's result. */
function runScript(script: string, ...parameters: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...parameters], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
}
