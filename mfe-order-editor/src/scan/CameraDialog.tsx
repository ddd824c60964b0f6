import { Dialog, ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { radius } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import { useState } from 'react'
import { useCamera } from './useCamera.ts'
import { words } from './words.ts'

export interface CameraDialogProps {
  onScan(text: string): void
  onClose(): void
}

/** What the camera sees, until it sees a barcode. */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  const say = useWords(words)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const camera = useCamera(video, onScan)
  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {say.cancel}
        </Button>
      }
    >
      {camera === 'refused' ? <ErrorAlert>{say.refused}</ErrorAlert> : <p>{say.hint}</p>}
      {camera === 'starting' && <Loading label={say.starting} />}
      <Picture ref={setVideo} aria-label={say.picture} muted playsInline hidden={camera === 'refused'} />
    </Dialog>
  )
}

const Picture = styled.video`
  width: 100%;
  max-height: 50vh;
  border-radius: ${radius.medium};
  object-fit: cover;
`
