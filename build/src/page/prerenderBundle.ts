import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageParts } from './fillPage.ts'

/** What the prerender bundle of the shell (shell/src/prerender) exports. */
export interface PrerenderBundle {
  prerenderLogin(): Promise<PageParts['login']>
  iconFiles(): Readonly<Record<'icon' | 'maskable', string>>
}

/** Loads the built prerender bundle of a folder. */
export function loadPrerenderBundle(folder: string): PrerenderBundle {
  const built = join(folder, 'prerender.cjs')
  return createRequire(built)(built) as PrerenderBundle
}
