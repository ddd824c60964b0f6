/** Replaces every visible character by a star; the length stays, so that layouts remain recognizable. */
export function masked(text: string): string {
  return text.replace(/[^\s]/g, '*')
}

/** The recording contains shapes and movements: every text and value is masked, order and document areas are blocked. */
export const maskOptions = {
  maskAllInputs: true,
  maskTextSelector: '*',
  maskTextFn: masked,
  maskInputFn: masked,
  blockSelector: '[data-recording="blocked"], #dialogs, article, table, img, canvas, svg title',
  recordCanvas: false,
  collectFonts: false,
  inlineImages: false,
  inlineStylesheet: false,
} as const
