import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inWorkspace, root } from '../workspaces.ts'

/** `npm run types [-- workspace …]`: runs tsc with each workspace's tsconfig.json, two at a time. */
const CONCURRENCY = 2

/** The native compiler. The root's older typescript serves tools that need its API, for example dependency-cruiser. */
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const named = process.argv.slice(2)
const queue = (named.length > 0 ? named : workspaces.flatMap(expandWorkspace)).filter((name) =>
  existsSync(inWorkspace(name, 'tsconfig.json')),
)
const failed: string[] = []

await Promise.all(Array.from({ length: CONCURRENCY }, checkQueue))
if (failed.length > 0) {
  process.stderr.write(`Type errors in ${failed.toSorted().join(', ')}.\n`)
  process.exitCode = 1
}

/** Expands 'examples/*' to the folder itself and every folder in it. */
function expandWorkspace(workspace: string): readonly string[] {
  if (!workspace.endsWith('/*')) return [workspace]
  const folder = workspace.slice(0, -2)
  return [folder, ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)]
}

async function checkQueue(): Promise<void> {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const { code, output } = await check(name)
    process.stdout.write(`${name.padEnd(24)} ${code === 0 ? 'ok' : `failed\n${output}`}\n`)
    if (code !== 0) failed.push(name)
  }
}

function check(workspace: string): Promise<{ code: number | null; output: string }> {
  const tsc = spawn(process.execPath, [compiler, '-p', inWorkspace(workspace)], { cwd: root })
  let output = ''
  for (const stream of [tsc.stdout, tsc.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) => tsc.once('exit', (code) => resolve({ code, output })))
}
