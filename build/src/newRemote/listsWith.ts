import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '@carrier-portal/hosting/release'
import type { RemoteNames } from '@carrier-portal/remote-tools/create'

/**
 * The repository's lists with the new workspace added, by the path of their file. Throws when one of them has no remote after
 * which to add it.
 */
export function listsWith(root: string, { workspace }: RemoteNames): Readonly<Record<string, string>> {
  const lists = { 'package.json': addToPackage, 'jest.config.mjs': addToJest, CODEOWNERS: addToCodeowners }
  return Object.fromEntries(
    Object.entries(lists).map(([file, addWorkspace]) => {
      try {
        return [file, addWorkspace(readFileSync(join(root, file), 'utf8'), workspace)]
      } catch (cause) {
        throw new Error(`${file}: ${messageOf(cause)} Correct the file, then run the command again.`)
      }
    }),
  )
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
