import { useEffect, useRef, useState } from 'react'
import { startReader } from './startReader.ts'

export type CameraState = 'starting' | 'running' | 'refused'

/**
 * Runs the camera as long as there is an element for its picture, and tells the first barcode it sees. The element
 * itself, not a ref to it: a dialog's content is attached later than its effects run.
 */
export function useCamera(video: HTMLVideoElement | null, onScan: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const tell = useRef(onScan)
  tell.current = onScan
  useEffect(() => {
    if (!video) return
    const leaving = new AbortController()
    const { signal } = leaving
    const run = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      signal.addEventListener('abort', () => stopAll(stream))
      if (signal.aborted) return stopAll(stream)
      video.srcObject = stream
      await video.play()
      setState('running')
      await startReader(video, signal, (text) => tell.current(text))
    }
    run().catch(() => {
      if (!signal.aborted) setState('refused')
    })
    return () => leaving.abort()
  }, [video])
  return state
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
