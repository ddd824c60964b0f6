import { createDetector } from './createDetector.ts'

/**
 * From the end of one picture to the next. The library works in the page's thread, and a slow phone may take longer for a
 * picture than this: at a fixed interval the next one would follow at once, and no press of "Cancel" would get its turn.
 */
const PAUSE_MS = 200

/** Detects barcodes in the camera's picture, until `signal` is aborted. Rejects with `ReaderNotLoaded`. */
export async function startReader(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => void,
): Promise<void> {
  const detect = await createDetector(video)
  // Closed while the library was loading: an aborted signal would not end the timer.
  if (signal.aborted) return
  const isNew = createSightings()
  const readPicture = async () => {
    const text = await detect().catch(() => undefined)
    if (signal.aborted) return
    timer = setTimeout(readPicture, PAUSE_MS)
    if (isNew(text) && text) onFound(text)
  }
  let timer = setTimeout(readPicture)
  signal.addEventListener('abort', () => clearTimeout(timer))
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
