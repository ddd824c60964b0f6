import { BrowserMultiFormatReader } from '@zxing/browser'

/**
 * Reads the barcode of a picture, of any format, in browsers without a detector of their own. The reader throws when the
 * picture shows none. A module of its own, so that the build leaves out what else the library exports.
 */
export function createLibraryReader(): (picture: HTMLCanvasElement) => string {
  const reader = new BrowserMultiFormatReader()
  return (picture) => reader.decodeFromCanvas(picture).getText()
}
