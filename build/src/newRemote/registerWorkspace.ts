import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteNames } from '@carrier-portal/remote-tools/create'

/** Adds the new workspace to the repository's lists. Returns the paths of the changed files. */
export function registerWorkspace(root: string, { workspace }: RemoteNames): readonly string[] {
  const lists = { 'package.json': addToPackage, 'jest.config.mjs': addToJest, CODEOWNERS: addToCodeowners }
  for (const [file, addWorkspace] of Object.entries(lists)) {
    const path = join(root, file)
    writeFileSync(path, addWorkspace(readFileSync(path, 'utf8'), workspace))
  }
  return Object.keys(lists)
}

/** package.json with the workspace added after the last remote. */
export function addToPackage(text: string, workspace: string): string {
  return afterLastRemote(text, /^( *)"mfe-[a-z0-9-]+",?$/gm, (indent) => `${indent}"${workspace}",`)
}

/** jest.config.mjs with the workspace added after the last remote. */
export function addToJest(text: string, workspace: string): string {
  return afterLastRemote(
    text,
    /^( *)workspace\('mfe-[a-z0-9-]+', 'browser'\),$/gm,
    (indent) => `${indent}workspace('${workspace}', 'browser'),`,
  )
}

/** CODEOWNERS with an owning team for the workspace after the last remote. */
export function addToCodeowners(text: string, workspace: string): string {
  return afterLastRemote(
    text,
    /^()\/mfe-[a-z0-9-]+\/ +@\S+$/gm,
    () => `${`/${workspace}/`.padEnd(28)}@carrier-portal/${workspace.slice(4)}`,
  )
}

function afterLastRemote(text: string, line: RegExp, added: (indent: string) => string): string {
  const last = [...text.matchAll(line)].at(-1)
  if (!last) throw new Error('The list contains no remote after which to insert the new one.')
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${added(last[1] ?? '')}${text.slice(end)}`
}
