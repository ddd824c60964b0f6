import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { integrityOf } from '@carrier-portal/hosting/release'
import { compile } from '@carrier-portal/remote-tools/rspack'
import type { Configuration, MultiStats } from '@rspack/core'
import { writeAppFiles } from '../page/appFiles.ts'
import { fillPage, type PageParts, type PageScript } from '../page/fillPage.ts'
import { precompress } from '../page/precompress.ts'
import { loadPrerenderBundle } from '../page/prerenderBundle.ts'
import { inWorkspace, SHELL } from '../workspaces.ts'
import { pageParts, prerenderPreset, shellPreset, startPreset, workerFiles, workerPreset } from './shellPreset.ts'

/** Modules loaded by `import()` that a page needs at once; it preloads their chunks. */
const PRELOADED_PARTS = { signedIn: ['signedIn.tsx', 'federation.ts'], signedOut: ['CredentialsForm.tsx'] }

/** A variant of the shell's build: the bench's single bundle has no late chunks and no prerendered login. */
interface ShellVariant {
  readonly code: Configuration
  readonly preloadedParts: Readonly<Record<'signedIn' | 'signedOut', readonly string[]>>
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
  const { main, chunksOf } = scriptsOf(stats)
  const { signedIn, signedOut } = variant?.preloadedParts ?? PRELOADED_PARTS
  const toScript = (file: string): PageScript => ({
    address: `/${file}`,
    integrity: integrityOf(readFileSync(join(output, file))),
  })
  const template = readFileSync(inWorkspace(SHELL, 'src/index.html'), 'utf8')
  const prerendered = loadPrerenderBundle(pageParts)
  const filled = fillPage(template, {
    ...(await writeAppFiles(output, prerendered)),
    login: variant?.login ?? (await prerendered.prerenderLogin()),
    start: readFileSync(join(pageParts, 'start.js'), 'utf8'),
    early: readFileSync(join(pageParts, 'early.js'), 'utf8'),
    main: toScript(main),
    signedIn: chunksOf(signedIn).map(toScript),
    signedOut: chunksOf(signedOut).map(toScript),
  })
  writeFileSync(join(output, 'index.html'), filled)
  for (const file of workerFiles) copyFileSync(join(pageParts, file), join(output, file))
  rmSync(pageParts, { recursive: true })
  await precompress(output)
}

/** The files of a build; `chunksOf` throws for a module that no `import()` of the shell loads. */
interface BuiltScripts {
  readonly main: string
  chunksOf(parts: readonly string[]): readonly string[]
}

function scriptsOf(stats: MultiStats): BuiltScripts {
  const page = stats.stats.find(({ compilation }) => compilation.name === 'page')?.compilation
  const main = page?.entrypoints.get('main')?.getFiles()[0]
  if (!page || main === undefined) throw new Error('The build has no entry point named main.')
  const filesOf = (part: string): readonly string[] => {
    const group = page.chunkGroups.find(({ origins }) =>
      origins.some(({ request }) => basename(request ?? '') === part),
    )
    if (!group) throw new Error(`No import() in the shell loads ${part}; update PRELOADED_PARTS.`)
    return group.getFiles().filter((file) => file.endsWith('.js') && file !== main)
  }
  return { main, chunksOf: (parts) => [...new Set(parts.flatMap(filesOf))] }
}
