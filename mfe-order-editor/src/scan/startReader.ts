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

const DETECT_INTERVAL_MS = 200

/**
 * Detects barcodes in the camera's picture, until `signal` is aborted. Uses the browser's BarcodeDetector where it works, or
 * a JavaScript library loaded on demand; the page's security policy does not allow WebAssembly.
 */
export async function startReader(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => void,
): Promise<void> {
  const detect = await createDetector(video)
  // Closed while the library was loading: an aborted signal would not end the interval.
  if (signal.aborted) return
  const isNew = createSightings()
  let detecting = false
  const timer = setInterval(async () => {
    if (detecting || signal.aborted) return
    detecting = true
    const text = await detect().catch(() => undefined)
    detecting = false
    if (isNew(text) && text && !signal.aborted) onFound(text)
  }, DETECT_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** After so many pictures without it, a code counts as shown again. */
const PICTURES_BETWEEN = 5

/** Whether a detected text is a new sighting: a code that stays in the picture is reported once. */
export function createSightings(): (text: string | undefined) => boolean {
  let last: string | undefined
  let empty = 0
  return (text) => {
    empty = text ? 0 : empty + 1
    if (empty >= PICTURES_BETWEEN) last = undefined
    if (!text || text === last) return false
    last = text
    return true
  }
}

async function createDetector(video: HTMLVideoElement): Promise<() => Promise<string | undefined>> {
  const Reader = Reflect.get(globalThis, 'BarcodeDetector') as PlatformReaderClass | undefined
  // The class is also on devices without the service that detects, where it has no formats and each detection fails.
  const formats = await Reader?.getSupportedFormats().catch((): readonly string[] => [])
  if (Reader && formats?.includes('code_128')) {
    const reader = new Reader()
    return async () => (await reader.detect(video))[0]?.rawValue
  }
  const { createLibraryReader } = await import('./libraryReader.ts').catch((cause: unknown) => {
    throw new ReaderNotLoaded('The barcode library could not be loaded', { cause })
  })
  const read = createLibraryReader()
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
