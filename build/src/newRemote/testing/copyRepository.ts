import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../workspaces.ts'

const FILES = [
  '.gitignore',
  'package.json',
  'package-lock.json',
  'jest.config.mjs',
  'CODEOWNERS',
  'tsconfig.base.json',
  'biome.json',
]
const WORKSPACES = [
  'contract',
  'shared-ui',
  'order-lists',
  'order-editor',
  'build',
  'remote-tools',
  'hosting',
  'reference-backend',
  'mfe-order-editor',
]
const EXCLUDED = ['node_modules', 'dist', 'coverage']

/** Copies the repository's sources to a temporary folder with links to the installed packages. Returns its path. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  for (const file of FILES) cpSync(join(root, file), join(folder, file))
  for (const workspace of WORKSPACES) copyWorkspace(workspace, folder)
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  const own = join(folder, 'node_modules/@carrier-portal')
  mkdirSync(own)
  for (const workspace of WORKSPACES) symlinkSync(join(folder, workspace), join(own, workspace))
  return folder
}

function copyWorkspace(workspace: string, folder: string): void {
  const from = join(root, workspace)
  cpSync(from, join(folder, workspace), { recursive: true, filter: (file) => !EXCLUDED.includes(basename(file)) })
  const packages = join(from, 'node_modules')
  if (existsSync(packages)) linkPackages(packages, join(folder, workspace, 'node_modules'))
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (!['@carrier-portal', '.cache'].includes(name)) symlinkSync(join(from, name), join(to, name))
  }
}
