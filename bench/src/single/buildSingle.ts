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
  await buildShell({ code: singleBundle(output), lateParts: [], login: { html: '', styles: '' } })
  removeHints(join(output, 'index.html'))
  return output
}

/**
 * Removes the marks between which the host inserts preloads of a remote's files: S does not use those files. The
 * registry's preload stays, now for the login page too.
 */
function removeHints(page: string): void {
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--signed-in:', '').replace(':signed-in-->', ''))
}
