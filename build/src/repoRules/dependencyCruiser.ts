import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../workspaces.ts'

const BIN = join(root, 'node_modules/dependency-cruiser/bin')
const CONFIGURATION = join(root, '.dependency-cruiser.mjs')
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** All imports of the workspaces in `folder`, checked by .dependency-cruiser.mjs: dependency-cruiser's JSON. */
export function readImports(folder = root): Promise<string> {
  const workspaces = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|docs|examples)$/.test(entry.name))
    .map(({ name }) => name)
  return run('dependency-cruise.mjs', ['--config', CONFIGURATION, '--output-type', 'json', ...workspaces], folder)
}

/** The imports that break a rule: 'rule: from → to'. */
export function violationsIn(imports: string): readonly string[] {
  const { summary } = JSON.parse(imports) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

/** Formats the imports as dependency-cruiser's command depcruise-fmt does. */
export function formatImports(imports: string, options: readonly string[]): Promise<string> {
  return run('depcruise-fmt.mjs', [...options, '-'], root, imports)
}

function run(script: string, parameters: readonly string[], cwd: string, input = ''): Promise<string> {
  const child = promisify(execFile)(process.execPath, [join(BIN, script), ...parameters], {
    cwd,
    maxBuffer: MAX_OUTPUT_BYTES,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  child.child.stdin?.end(input)
  return child.then(({ stdout }) => stdout)
}
