import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { fillPage, type PageParts } from '../page/fillPage.ts'
import { makeReady } from '../page/readyMade.ts'
import { compile } from '../rspack/compile.ts'
import { pageParts, prerenderPreset, shellPreset, startPreset } from '../rspack/shellPreset.ts'
import { inWorkspace, SHELL } from '../workspaces.ts'

/**
 * Builds the shell: its code, its first script and its login, put together into one page. The bench hands in another
 * way to compile the same code, with a folder of its own.
 */
export async function buildShell(code: Configuration = shellPreset()): Promise<void> {
  const output = code.output?.path ?? inWorkspace(SHELL, 'dist')
  const stats = await compile([code, startPreset(), prerenderPreset()])
  const page = stats.stats.find(({ compilation }) => compilation.name === 'page')
  const main = page?.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets?.[0]?.name
  if (main === undefined) throw new Error('The shell was built without an entry.')
  const template = readFileSync(inWorkspace(SHELL, 'src/index.html'), 'utf8')
  const filled = fillPage(template, {
    login: prerenderedLogin(),
    start: readFileSync(join(pageParts, 'start.js'), 'utf8'),
    main: { address: `/${main}`, integrity: integrityOf(readFileSync(join(output, main))) },
  })
  writeFileSync(join(output, 'index.html'), filled)
  rmSync(pageParts, { recursive: true })
  await makeReady(output)
}

function prerenderedLogin(): PageParts['login'] {
  const built = join(pageParts, 'prerender.cjs')
  const { prerenderLogin } = createRequire(built)(built) as { prerenderLogin(): PageParts['login'] }
  return prerenderLogin()
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
