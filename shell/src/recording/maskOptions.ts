/** Every letter and digit becomes a star; the length stays, so that layouts can be told apart. */
export function masked(text: string): string {
  return text.replace(/[^\s]/g, '*')
}

/** What the recorder may see: shapes and movements, no word, no value, and nothing of orders and documents at all. */
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
