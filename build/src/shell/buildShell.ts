import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { integrityOf } from '@carrier-portal/remote-tools/process'
import { compile } from '@carrier-portal/remote-tools/rspack'
import type { Configuration, MultiStats } from '@rspack/core'
import { writeAppFiles } from '../page/appFiles.ts'
import { fillPage, type PageParts, type PageScript } from '../page/fillPage.ts'
import { precompress } from '../page/precompress.ts'
import { loadPrerenderBundle } from '../page/prerenderBundle.ts'
import { inWorkspace, SHELL } from '../workspaces.ts'
import { pageParts, prerenderPreset, shellPreset, startPreset, workerFiles, workerPreset } from './shellPreset.ts'

/** Modules loaded by `import()` that a signed-in page needs at once; the page preloads their chunks. */
const SIGNED_IN_PARTS = ['signedIn.tsx', 'federation.ts']

/** A variant of the shell's build: the bench's single bundle has no late chunks and no prerendered login. */
interface ShellVariant {
  readonly code: Configuration
  readonly lateParts: readonly string[]
  readonly login: PageParts['login']
}

/**
 * Builds the shell's code, its inline start script and the prerendered login, and writes them into one index.html,
 * with the service worker beside it.
 */
export async function buildShell(variant?: ShellVariant): Promise<void> {
  const code = variant?.code ?? shellPreset()
  const output = code.output?.path ?? inWorkspace(SHELL, 'dist')
  const stats = await compile([code, startPreset(), prerenderPreset(), workerPreset()])
  const { main, signedIn } = scriptsOf(stats, variant?.lateParts ?? SIGNED_IN_PARTS)
  const toScript = (file: string): PageScript => ({
    address: `/${file}`,
    integrity: integrityOf(readFileSync(join(output, file))),
  })
  const template = readFileSync(inWorkspace(SHELL, 'src/index.html'), 'utf8')
  const prerendered = loadPrerenderBundle(pageParts)
  const filled = fillPage(template, {
    ...(await writeAppFiles(output, prerendered)),
    login: variant?.login ?? prerendered.prerenderLogin(),
    start: readFileSync(join(pageParts, 'start.js'), 'utf8'),
    early: readFileSync(join(pageParts, 'early.js'), 'utf8'),
    main: toScript(main),
    signedIn: signedIn.map(toScript),
  })
  writeFileSync(join(output, 'index.html'), filled)
  for (const file of workerFiles) copyFileSync(join(pageParts, file), join(output, file))
  rmSync(pageParts, { recursive: true })
  await precompress(output)
}

function scriptsOf(stats: MultiStats, lateParts: readonly string[]): { main: string; signedIn: readonly string[] } {
  const page = stats.stats.find(({ compilation }) => compilation.name === 'page')?.compilation
  const main = page?.entrypoints.get('main')?.getFiles()[0]
  if (!page || main === undefined) throw new Error('The build has no entry point named main.')
  const signedIn = lateParts.flatMap((part) => {
    const group = page.chunkGroups.find(({ origins }) =>
      origins.some(({ request }) => basename(request ?? '') === part),
    )
    if (!group) throw new Error(`No import() in the shell loads ${part}; update SIGNED_IN_PARTS.`)
    return group.getFiles().filter((file) => file.endsWith('.js') && file !== main)
  })
  return { main, signedIn: [...new Set(signedIn)] }
}
