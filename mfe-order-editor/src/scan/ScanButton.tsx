import { Button } from '@carrier-portal/shared-ui/kit'
import { type ReactNode, useState } from 'react'
import { CameraDialog } from './CameraDialog.tsx'

export interface ScanButtonProps {
  readonly label: string
  readonly children: ReactNode
  onScan(text: string): void
}

/** Opens the camera for one barcode; renders nothing on a device without camera access. */
export function ScanButton({ label, children, onScan }: ScanButtonProps) {
  const [open, setOpen] = useState(false)
  if (!navigator.mediaDevices?.getUserMedia) return null
  return (
    <>
      <Button variant="outlined" aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <CameraDialog
          onClose={() => setOpen(false)}
          onScan={(text) => {
            setOpen(false)
            onScan(text)
          }}
        />
      )}
    </>
  )
}
