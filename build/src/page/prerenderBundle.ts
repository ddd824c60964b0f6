import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { printAppManifest } from './appManifest.ts'
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

/** The addresses of what an installed app needs. */
export type AppFiles = Pick<PageParts, 'icon' | 'manifest'>

/** Writes the mark's SVG files and the web app manifest into the build's assets, named by their content. */
export function writeAppFiles(output: string, { iconFiles }: PrerenderBundle): AppFiles {
  const write = (name: string, extension: string, source: string) => {
    const file = `assets/${name}.${createHash('sha256').update(source).digest('hex').slice(0, 16)}.${extension}`
    mkdirSync(join(output, 'assets'), { recursive: true })
    writeFileSync(join(output, file), source)
    return `/${file}`
  }
  const sources = iconFiles()
  const icon = write('icon', 'svg', sources.icon)
  const maskable = write('maskable', 'svg', sources.maskable)
  return { icon, manifest: write('manifest', 'webmanifest', printAppManifest(icon, maskable)) }
}
