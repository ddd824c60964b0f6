import { createDetector } from './createDetector.ts'

const DETECT_INTERVAL_MS = 200

/** Detects barcodes in the camera's picture, until `signal` is aborted. Rejects with `ReaderNotLoaded`. */
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
