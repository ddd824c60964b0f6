/** The used part of the browser's BarcodeDetector, which not every browser has. */
interface PlatformReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type PlatformReaderClass = new () => PlatformReader

const DETECT_INTERVAL_MS = 200

/**
 * Detects one barcode in the camera's picture, until `signal` is aborted. Uses the browser's BarcodeDetector or a
 * JavaScript library loaded on demand; the page's security policy does not allow WebAssembly.
 */
export async function startReader(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => void,
): Promise<void> {
  const detect = await createDetector(video)
  let detecting = false
  const timer = setInterval(async () => {
    if (detecting || signal.aborted) return
    detecting = true
    const text = await detect().catch(() => undefined)
    detecting = false
    if (!text || signal.aborted) return
    clearInterval(timer)
    onFound(text)
  }, DETECT_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

async function createDetector(video: HTMLVideoElement): Promise<() => Promise<string | undefined>> {
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
