import { deferred } from '@carrier-portal/shared-ui/late'

/** The used part of the browser's BarcodeDetector, which not every browser has. */
interface PlatformReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface PlatformReaderClass {
  new (): PlatformReader
  getSupportedFormats(): Promise<readonly string[]>
}

/** The library could not be loaded: no connection, or a page so old that its version's files are deleted. */
export class ReaderNotLoaded extends Error {}

/** For browsers whose BarcodeDetector does not work; the page's security policy does not allow WebAssembly. */
const library = deferred(() => import(/* webpackChunkName: "barcode-reader" */ './libraryReader.ts'))

/** Loads the library where this browser needs it: where the labels are, there may be no network. Never rejects. */
export async function prepareDetector(): Promise<void> {
  if (!(await findPlatformReader())) await library.prefetch()
}

/**
 * Returns a function that detects the barcode in the current picture of a video; it resolves with undefined or rejects when
 * there is none. Rejects with `ReaderNotLoaded`.
 */
export async function createDetector(video: HTMLVideoElement): Promise<() => Promise<string | undefined>> {
  const Reader = await findPlatformReader()
  if (Reader) {
    const reader = new Reader()
    return async () => (await reader.detect(video))[0]?.rawValue
  }
  await library.load()
  const loaded = library.store.get()
  if (loaded.state !== 'ready') throw new ReaderNotLoaded('The barcode library could not be loaded')
  const read = loaded.part.createLibraryReader()
  const canvas = document.createElement('canvas')
  let turned = false
  return async () => {
    // The library reads bars along the lines of a picture: every second one is turned, for labels that hang vertically.
    turned = !turned
    canvas.width = turned ? video.videoHeight : video.videoWidth
    canvas.height = turned ? video.videoWidth : video.videoHeight
    const context = canvas.getContext('2d')
    if (turned) context?.setTransform(0, 1, -1, 0, canvas.width, 0)
    context?.drawImage(video, 0, 0)
    return read(canvas)
  }
}

/** The class is also on devices without the service that detects, where it has no formats and each detection fails. */
async function findPlatformReader(): Promise<PlatformReaderClass | undefined> {
  const Reader = Reflect.get(globalThis, 'BarcodeDetector') as PlatformReaderClass | undefined
  const formats = await Reader?.getSupportedFormats().catch((): readonly string[] => [])
  return formats?.includes('code_128') ? Reader : undefined
}
