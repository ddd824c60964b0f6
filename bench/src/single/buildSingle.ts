import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildShell } from '@carrier-portal/build/shell'
import { root } from '@carrier-portal/build/tooling'
import { singleBundle } from './singleBundle.ts'

/** Builds the single bundle S. Resolves with its folder. */
export async function buildSingle(): Promise<string> {
  const output = join(root, 'bench/dist/single')
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  await buildShell({
    code: singleBundle(output),
    preloadedParts: { signedIn: [], signedOut: [] },
    login: { html: '', theme: '', styles: '' },
  })
  removeHints(join(output, 'index.html'))
  return output
}

/**
 * Removes what the host enables for signed-in users: preloads of files that S does not have, and the early call. The
 * registry's preload stays, now for the login page too.
 */
function removeHints(page: string): void {
  const withoutHints = readFileSync(page, 'utf8').replace(
    /<!--signed-in:[\s\S]*?(<link [^>]*href="\/registry\.json"[^>]*>)[\s\S]*?:signed-in-->/,
    (_, registry: string) => registry,
  )
  writeFileSync(page, withoutHints)
}
