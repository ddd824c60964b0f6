import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Configuration, MultiStats } from '@rspack/core'
import { fillPage, type PageParts, type PageScript } from '../page/fillPage.ts'
import { makeReady } from '../page/readyMade.ts'
import { compile } from '../rspack/compile.ts'
import { pageParts, prerenderPreset, shellPreset, startPreset } from '../rspack/shellPreset.ts'
import { inWorkspace, SHELL } from '../workspaces.ts'

/** The modules, imported late, that signed-in people need at once. */
const SIGNED_IN_PARTS = ['signedIn.tsx', 'federation.ts']

/** Another way to build the same sources: the bench's single bundle has no late parts and no prerendered login. */
export interface OtherShell {
  readonly code: Configuration
  readonly lateParts: readonly string[]
  readonly login: PageParts['login']
}

/** Builds the shell: its code, its first script and its login, put together into one page. */
export async function buildShell(other?: OtherShell): Promise<void> {
  const code = other?.code ?? shellPreset()
  const output = code.output?.path ?? inWorkspace(SHELL, 'dist')
  const stats = await compile([code, startPreset(), prerenderPreset()])
  const { main, signedIn } = scriptsOf(stats, other?.lateParts ?? SIGNED_IN_PARTS)
  const asScript = (file: string): PageScript => ({
    address: `/${file}`,
    integrity: integrityOf(readFileSync(join(output, file))),
  })
  const template = readFileSync(inWorkspace(SHELL, 'src/index.html'), 'utf8')
  const filled = fillPage(template, {
    login: other?.login ?? prerenderedLogin(),
    start: readFileSync(join(pageParts, 'start.js'), 'utf8'),
    main: asScript(main),
    signedIn: signedIn.map(asScript),
  })
  writeFileSync(join(output, 'index.html'), filled)
  rmSync(pageParts, { recursive: true })
  await makeReady(output)
}

function scriptsOf(stats: MultiStats, lateParts: readonly string[]): { main: string; signedIn: readonly string[] } {
  const page = stats.stats.find(({ compilation }) => compilation.name === 'page')?.compilation
  const main = page?.entrypoints.get('main')?.getFiles()[0]
  if (!page || main === undefined) throw new Error('The shell was built without its entry.')
  const signedIn = lateParts.flatMap((part) => {
    const group = page.chunkGroups.find(({ origins }) =>
      origins.some(({ request }) => basename(request ?? '') === part),
    )
    if (!group) throw new Error(`Nothing in the shell imports ${part} late any more; see SIGNED_IN_PARTS.`)
    return group.getFiles().filter((file) => file.endsWith('.js') && file !== main)
  })
  return { main, signedIn: [...new Set(signedIn)] }
}

function prerenderedLogin(): PageParts['login'] {
  const built = join(pageParts, 'prerender.cjs')
  const { prerenderLogin } = createRequire(built)(built) as { prerenderLogin(): PageParts['login'] }
  return prerenderLogin()
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
