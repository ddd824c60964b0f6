import type { Page } from '@playwright/test'

/** The widths of the bars and gaps of each symbol of Code 128, by its value. */
const SYMBOLS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112
421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
2331112`.split(/\s/)
const START_B = 104
const STOP = 106

/** The widths of the bars and gaps of a label, which begin and end with a bar. `text` has printable ASCII characters only. */
export function code128(text: string): readonly number[] {
  const values = [START_B, ...Array.from(text, (character) => character.charCodeAt(0) - 32)]
  const check = values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103
  return [...values, check, STOP].flatMap((value) => Array.from(SYMBOLS[value] ?? '', Number))
}

/**
 * Replaces the camera of a page by one that shows a white wall, and the label that the page's `showLabel` holds in front of
 * it. Runs in the page.
 */
export function installLabelCamera(): void {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1280, height: 720 })
  const context = canvas.getContext('2d')
  let label: readonly number[] = []
  let turn = 0
  const draw = () => {
    if (!context) return
    context.resetTransform()
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = 'black'
    context.translate(canvas.width / 2, canvas.height / 2)
    context.rotate(turn)
    const unit = 3
    let x = (-unit * label.reduce((sum, width) => sum + width, 0)) / 2
    for (const [at, width] of label.entries()) {
      if (at % 2 === 0) context.fillRect(x, -60, width * unit, 120)
      x += width * unit
    }
  }
  Reflect.set(globalThis, 'showLabel', (widths: readonly number[], vertically: boolean) => {
    label = widths
    turn = vertically ? Math.PI / 2 : 0
  })
  // A stream of a canvas has a frame for each change.
  setInterval(draw, 50)
  const getUserMedia = async () => canvas.captureStream()
  // An empty page, in which this runs too, has no `mediaDevices` to change.
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
}

/** Holds a label with a Code 128 in front of the camera of `installLabelCamera`. */
export function showLabel(page: Page, text: string, { vertically = false } = {}): Promise<void> {
  return page.evaluate(([widths, turned]) => Reflect.get(globalThis, 'showLabel')(widths, turned), [
    code128(text),
    vertically,
  ] as const)
}
