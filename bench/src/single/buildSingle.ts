import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildShell } from '@carrier-portal/build/shell'
import { root, singleBundle } from './singleBundle.ts'

/** Builds S into a folder of its own and answers it: a shell's build like the product's, without remotes. */
export async function buildSingle(): Promise<string> {
  const output = join(root, 'bench/dist/single')
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  await buildShell({ code: singleBundle(output), lateParts: [], login: { html: '', styles: '' } })
  return output
}
