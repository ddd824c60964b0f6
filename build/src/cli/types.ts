import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWorkspace, root } from '../workspaces.ts'

/** `npm run types`: checks every workspace by its own tsconfig.json, two at a time; with names, only those. */
const AT_ONCE = 2

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const named = process.argv.slice(2)
const waiting = (named.length > 0 ? named : workspaces.flatMap(members)).filter((name) =>
  existsSync(inWorkspace(name, 'tsconfig.json')),
)
const failed: string[] = []

await Promise.all(Array.from({ length: AT_ONCE }, checkWaiting))
if (failed.length > 0) {
  process.stderr.write(`Type errors in ${failed.toSorted().join(', ')}.\n`)
  process.exitCode = 1
}

/** 'examples/*' stands for the folder itself and for every folder in it. */
function members(workspace: string): readonly string[] {
  if (!workspace.endsWith('/*')) return [workspace]
  const folder = workspace.slice(0, -2)
  return [folder, ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)]
}

async function checkWaiting(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const { code, output } = await check(name)
    process.stdout.write(`${name.padEnd(24)} ${code === 0 ? 'ok' : `failed\n${output}`}\n`)
    if (code !== 0) failed.push(name)
  }
}

function check(workspace: string): Promise<{ code: number | null; output: string }> {
  const tsc = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', inWorkspace(workspace)], {
    cwd: root,
  })
  let output = ''
  for (const stream of [tsc.stdout, tsc.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) => tsc.once('exit', (code) => resolve({ code, output })))
}
