import { Dialog, ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { radius } from '@carrier-portal/shared-ui/theme'
import { useRef, useState } from 'react'
import { LightButton } from './LightButton.tsx'
import { messages } from './messages.ts'
import type { ScanResult } from './ScanButton.tsx'
import { ScanResultLine } from './ScanResultLine.tsx'
import { signalScan } from './scanSignal.ts'
import { useCamera } from './useCamera.ts'
import { useScannedCodes } from './useScannedCodes.ts'

interface CameraDialogProps {
  onScan(text: string): ScanResult | undefined
  /** `wasMissing`: the device has no camera. */
  onClose(wasMissing: boolean): void
}

/**
 * The camera's picture and what became of the last code. It stays open for several codes, and takes those of a USB scanner
 * too.
 */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  const t = useMessages(messages)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [last, setLast] = useState<ScanResult>()
  const content = useRef<HTMLDivElement>(null)
  const take = (code: string) => {
    const result = onScan(code)
    signalScan(result?.result ?? 'taken')
    setLast(result)
  }
  const { state, track } = useCamera(video, take)
  useScannedCodes(content, (code, enter) => {
    // It would press the focused button.
    enter.preventDefault()
    take(code)
  })
  const problem = state === 'starting' || state === 'running' ? undefined : t[state]
  const close = () => onClose(state === 'missing')
  return (
    <Dialog
      title={t.title}
      onClose={close}
      actions={
        <>
          {track && <LightButton track={track} />}
          <Button variant="outlined" onClick={close}>
            {last ? t.done : t.cancel}
          </Button>
        </>
      }
    >
      {problem === undefined ? <p>{t.hint}</p> : <ErrorAlert>{problem}</ErrorAlert>}
      {state === 'starting' && <Loading label={t.starting} />}
      <Picture ref={setVideo} aria-label={t.picture} muted playsInline hidden={problem !== undefined} />
      <Result ref={content}>
        <ScanResultLine result={last} />
      </Result>
    </Dialog>
  )
}

const Picture = styled.video`
  width: 100%;
  max-height: 50cqh;
  border-radius: ${radius.medium};
  object-fit: cover;
`

/** Keeps its line while it is empty, so that a result moves nothing. */
const Result = styled.div`
  display: grid;
  align-items: center;
  min-height: 2rem;
`
