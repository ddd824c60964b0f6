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
const WORKSPACES = ['contract', 'shared-ui', 'order-lists', 'build', 'hosting', 'reference-backend', 'mfe-order-editor']
const LEFT_OUT = ['node_modules', 'dist', 'coverage']

/** The repository's sources in a folder of their own, with the same packages, to try on what changes a repository. */
export function aCopyOfTheRepository(): string {
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
  cpSync(from, join(folder, workspace), { recursive: true, filter: (file) => !LEFT_OUT.includes(basename(file)) })
  const packages = join(from, 'node_modules')
  if (existsSync(packages)) linkPackages(packages, join(folder, workspace, 'node_modules'))
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (!['@carrier-portal', '.cache'].includes(name)) symlinkSync(join(from, name), join(to, name))
  }
}
