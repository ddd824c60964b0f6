import { Dialog, ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { radius } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { messages } from './messages.ts'
import { useCamera } from './useCamera.ts'

export interface CameraDialogProps {
  onScan(text: string): void
  onClose(): void
}

/** The camera's picture, until a barcode is detected. */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  const t = useMessages(messages)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const camera = useCamera(video, onScan)
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t.cancel}
        </Button>
      }
    >
      {camera === 'refused' ? <ErrorAlert>{t.refused}</ErrorAlert> : <p>{t.hint}</p>}
      {camera === 'starting' && <Loading label={t.starting} />}
      <Picture ref={setVideo} aria-label={t.picture} muted playsInline hidden={camera === 'refused'} />
    </Dialog>
  )
}

const Picture = styled.video`
  width: 100%;
  max-height: 50vh;
  border-radius: ${radius.medium};
  object-fit: cover;
`
