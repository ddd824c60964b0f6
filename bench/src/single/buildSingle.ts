import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildShell } from '@carrier-portal/build/shell'
import { root, singleBundle } from './singleBundle.ts'

/** Builds S into a folder of its own and answers it: a shell's build like the product's, without remotes. */
export async function buildSingle(): Promise<string> {
  const output = join(root, 'bench/dist/single')
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  await buildShell({ code: singleBundle(output), lateParts: [], login: { html: '', styles: '' } })
  withoutHints(join(output, 'index.html'))
  return output
}

/**
 * The host names a remote's files between these marks, and S has no use for them: fetching them would slow it down. The
 * registry's own hint stays, and is now followed by the login page too.
 */
function withoutHints(page: string): void {
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--signed-in:', '').replace(':signed-in-->', ''))
}
