import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { printAppManifest } from './appManifest.ts'
import type { PageParts } from './fillPage.ts'
import type { PrerenderBundle } from './prerenderBundle.ts'

/** The addresses of what an installed app needs. */
type AppFiles = Pick<PageParts, 'icon' | 'touchIcon' | 'manifest'>

/** The width of the icon on an iPhone's home screen, in pixels. */
const TOUCH_ICON_WIDTH = 180

/** Writes the mark as SVG and PNG and the web app manifest into the build's assets, named by their content. */
export async function writeAppFiles(
  output: string,
  { iconFiles }: Pick<PrerenderBundle, 'iconFiles'>,
): Promise<AppFiles> {
  const write = (name: string, extension: string, content: string | Buffer) => {
    const file = `assets/${name}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${extension}`
    mkdirSync(join(output, 'assets'), { recursive: true })
    writeFileSync(join(output, file), content)
    return `/${file}`
  }
  const sources = iconFiles()
  const writePng = async (name: string, svg: string, width: number) =>
    write(`${name}-${width}`, 'png', await renderPng(svg, width))
  const icons = {
    icon: write('icon', 'svg', sources.icon),
    maskable: write('maskable', 'svg', sources.maskable),
    png192: await writePng('icon', sources.icon, 192),
    png512: await writePng('icon', sources.icon, 512),
    maskable512: await writePng('maskable', sources.maskable, 512),
  }
  return {
    icon: icons.icon,
    // iOS cuts the corners itself and shows transparent ones in black.
    touchIcon: await writePng('maskable', sources.maskable, TOUCH_ICON_WIDTH),
    manifest: write('manifest', 'webmanifest', printAppManifest(icons)),
  }
}

/** A square PNG of an SVG, `width` pixels wide. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  // A vector source is rendered in its own size of 24 pixels at 72 dots per inch before it is resized.
  const density = Math.ceil((72 * width) / 24)
  return sharp(Buffer.from(svg), { density }).resize(width, width).png({ palette: true }).toBuffer()
}
