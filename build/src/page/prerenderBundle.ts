import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageParts } from './fillPage.ts'

/** What the prerender bundle of the shell (shell/src/prerender) exports. */
export interface PrerenderBundle {
  prerenderLogin(): PageParts['login']
  iconFiles(): Readonly<Record<'icon' | 'maskable', string>>
}

/** Loads the built prerender bundle of a folder. */
export function loadPrerenderBundle(folder: string): PrerenderBundle {
  const built = join(folder, 'prerender.cjs')
  return createRequire(built)(built) as PrerenderBundle
}

/** Writes the SVG files of the mark into the build's assets, named by their content, and returns their addresses. */
export function writeIcons(
  output: string,
  { iconFiles }: PrerenderBundle,
): Readonly<Record<'icon' | 'maskable', string>> {
  const write = (name: string, source: string) => {
    const file = `assets/${name}.${createHash('sha256').update(source).digest('hex').slice(0, 16)}.svg`
    mkdirSync(join(output, 'assets'), { recursive: true })
    writeFileSync(join(output, file), source)
    return `/${file}`
  }
  const { icon, maskable } = iconFiles()
  return { icon: write('icon', icon), maskable: write('maskable', maskable) }
}
