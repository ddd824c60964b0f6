/** The part of the platform's barcode reader that is used here; not every browser has it. */
interface PlatformReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type PlatformReaderClass = new () => PlatformReader

const LOOK_EVERY_MS = 200

/**
 * Looks for a barcode in the picture until one is found or `signal` ends it: with the platform's reader, or with a
 * library in plain JavaScript that is loaded only now (no WebAssembly: the page's policy does not allow it).
 */
export async function startReader(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => void,
): Promise<void> {
  const look = await makeLook(video)
  let looking = false
  const timer = setInterval(async () => {
    if (looking || signal.aborted) return
    looking = true
    const text = await look().catch(() => undefined)
    looking = false
    if (!text || signal.aborted) return
    clearInterval(timer)
    onFound(text)
  }, LOOK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

async function makeLook(video: HTMLVideoElement): Promise<() => Promise<string | undefined>> {
  if ('BarcodeDetector' in globalThis) {
    const Reader = Reflect.get(globalThis, 'BarcodeDetector') as PlatformReaderClass
    const reader = new Reader()
    return async () => (await reader.detect(video))[0]?.rawValue
  }
  const { BrowserMultiFormatReader } = await import('@zxing/browser')
  const reader = new BrowserMultiFormatReader()
  const canvas = document.createElement('canvas')
  return async () => {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    return reader.decodeFromCanvas(canvas).getText()
  }
}
