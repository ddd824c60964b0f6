import { useEffect, useRef, useState } from 'react'
import { ReaderNotLoaded } from './createDetector.ts'
import { startReader } from './startReader.ts'

/**
 * `missing`: the device has no camera. `refused`: the user or the browser does not allow it, which can be changed while the
 * page is open. `failed` and `notLoaded`: another try may succeed.
 * `ended`: another app took the camera, or the device turned it off while it was asleep.
 */
type CameraState = 'starting' | 'running' | 'missing' | 'refused' | 'failed' | 'notLoaded' | 'ended'

/** `track` is the picture of a running camera. */
interface Camera {
  readonly state: CameraState
  readonly track?: MediaStreamTrack | undefined
}

/** Without a size browsers choose 640 x 480, in which the bars of a label at arm's length are one pixel wide. */
const CAMERA = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

/** By the name of the error. */
const STATES: Readonly<Record<string, CameraState>> = { NotFoundError: 'missing', NotAllowedError: 'refused' }

/**
 * Runs the camera while there is a video element and reports each barcode. Takes the element and not a ref,
 * because a dialog attaches its content after its effects have run.
 */
export function useCamera(video: HTMLVideoElement | null, onScan: (text: string) => void): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' })
  const latestOnScan = useRef(onScan)
  latestOnScan.current = onScan
  useEffect(() => {
    if (!video) return
    const aborter = new AbortController()
    const { signal } = aborter
    // Fired for a camera that was turned off elsewhere, and not after our own `stop`.
    const end = () => {
      aborter.abort()
      setCamera({ state: 'ended' })
    }
    const run = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: CAMERA })
      signal.addEventListener('abort', () => stopAll(stream))
      if (signal.aborted) return stopAll(stream)
      for (const track of stream.getTracks()) track.addEventListener('ended', end)
      video.srcObject = stream
      await video.play()
      if (signal.aborted) return
      setCamera({ state: 'running', track: stream.getTracks()[0] })
      await startReader(video, signal, (text) => latestOnScan.current(text))
    }
    run().catch((error: unknown) => {
      if (signal.aborted) return
      // Turns the camera off, which may be running when the reader could not be loaded.
      aborter.abort()
      setCamera({ state: stateAfter(error) })
    })
    return () => aborter.abort()
  }, [video])
  return camera
}

function stateAfter(error: unknown): CameraState {
  if (error instanceof ReaderNotLoaded) return 'notLoaded'
  return (error instanceof DOMException && STATES[error.name]) || 'failed'
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
