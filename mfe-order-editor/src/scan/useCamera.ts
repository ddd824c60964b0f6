import { type RefObject, useEffect, useRef, useState } from 'react'
import { startReader } from './startReader.ts'

export type CameraState = 'starting' | 'running' | 'refused'

/** Runs the camera as long as the dialog is open, and tells the first barcode it sees. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onScan: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const tell = useRef(onScan)
  tell.current = onScan
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const run = async () => {
      const element = video.current
      if (!element) return
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      signal.addEventListener('abort', () => stopAll(stream))
      if (signal.aborted) return stopAll(stream)
      element.srcObject = stream
      await element.play()
      setState('running')
      await startReader(element, signal, (text) => tell.current(text))
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
