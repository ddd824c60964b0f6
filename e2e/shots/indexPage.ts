import type { Scene } from './scenes/scene.ts'

/** One picture to take. */
export interface Shot {
  readonly scene: Scene
  /** In CSS pixels. */
  readonly width: string
  /** A theme of the portal, or `forced-colors`: the operating system's own colors. */
  readonly theme: string
  readonly locale: string
  /** A touch screen, which has no room for scrollbars. */
  readonly phone?: true
}

/** The file of a picture. */
export const fileOf = ({ scene, width, theme, locale }: Shot) => `${scene.name}-${width}-${theme}-${locale}.png`

/** The page that shows all pictures, each with its faults. */
export function indexPage(shots: readonly (Shot & { readonly faults: readonly string[] })[]): string {
  const figure = (shot: (typeof shots)[number]) =>
    `<figure><a href="${fileOf(shot)}"><img src="${fileOf(shot)}" width="${Number(shot.width) / 3}"></a>` +
    `<figcaption>${fileOf(shot).replace('.png', '')}` +
    `${shot.faults.map((fault) => `<br><mark>${escapeHtml(fault)}</mark>`).join('')}</figcaption></figure>`
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}img{border:1px solid #888}</style>
${shots.map(figure).join('\n')}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
