import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathFromCommand } from '../../start/pathFromCommand.ts'
import { exitCodes, ReleaseRefusal } from '../releaseRefusal.ts'
import { parseJsonFile } from './parseJsonFile.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The folder of a remote: the present folder when it contains that remote, else its workspace here. Throws if neither. */
export function remoteFolder(name: string): string {
  const present = pathFromCommand('')
  const folder = [present, join(root, name)].find((path) => nameIn(path) === name)
  if (folder) return folder
  const own = nameIn(present)
  throw new ReleaseRefusal(
    'usage',
    typeof own === 'string'
      ? `The remote of this folder is ${own}, and there is no workspace ${name}. Write ${own}, or run the command in the folder of ${name}.`
      : `Neither this folder nor a workspace ${name} contains its remote.json. Run the command in the remote's folder.`,
  )
}

/** Builds one remote and nothing else. The refusal names no next step, because the tool has printed it above. */
export async function buildRemote(name: string): Promise<void> {
  const code = await runTools(remoteFolder(name), 'build')
  if (code !== 0) throw new ReleaseRefusal('build', `${name} was not published, because it does not build.`)
}

/**
 * Runs the conformance kit on what was built. Throws a refusal of its own when the kit cannot run, by which nothing is said
 * about the remote. The refusals name no next step, because the tool has printed it above.
 */
export async function runConformance(name: string, dist: string): Promise<void> {
  const code = await runTools(remoteFolder(name), 'conformance', '--built', dist)
  if (code === exitCodes.conformance)
    throw new ReleaseRefusal('conformance', `${name} was not published, because it does not pass the conformance kit.`)
  if (code !== 0)
    throw new ReleaseRefusal('build', `${name} was not published, because the conformance kit could not run.`)
}

function nameIn(folder: string): unknown {
  const file = join(folder, 'remote.json')
  if (!existsSync(file)) return undefined
  const declaration = parseJsonFile(file, readFileSync(file, 'utf8'))
  return typeof declaration === 'object' && declaration !== null && 'name' in declaration ? declaration.name : undefined
}

/** Runs the carrier-portal command that the remote has installed. Its output goes to stderr: stdout carries the result. */
function runTools(folder: string, ...args: readonly string[]): Promise<number | null> {
  const file = toolsOf(folder)
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: Readonly<Record<string, string>> }
  const child = spawn(process.execPath, [join(dirname(file), bin['carrier-portal'] ?? ''), ...args], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (signal === null) return resolve(code)
      const [verb] = args
      reject(new ReleaseRefusal('build', `carrier-portal ${verb} was ended by ${signal}. Run the command again.`))
    })
  })
}

/** The package.json of the tools that a remote has installed. */
function toolsOf(folder: string): string {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@carrier-portal/remote-tools/package.json')
  } catch {
    throw new ReleaseRefusal(
      'build',
      `${folder} has not installed @carrier-portal/remote-tools. Run npm install there and publish again.`,
    )
  }
}
