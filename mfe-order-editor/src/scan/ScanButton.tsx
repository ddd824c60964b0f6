import { createStore, useStore } from '@carrier-portal/contract'
import { Button } from '@carrier-portal/shared-ui/kit'
import { type ReactNode, useState } from 'react'
import { CameraDialog } from './CameraDialog.tsx'
import { allowScanTones } from './scanSignal.ts'

/** The result of a scan: a code that was accepted, or one that was refused, with the message about it. */
export interface ScanResult {
  readonly result: 'taken' | 'refused'
  readonly text: string
}

interface ScanButtonProps {
  readonly label: string
  readonly children: ReactNode
  /** Takes a code. With a result the camera stays open for the next code, without one it closes. */
  onScan(text: string): ScanResult | undefined
}

/** Set when the device turned out to have no camera: the buttons disappear, and the page says so only once. */
const noCamera = createStore(false)

/** Opens the camera for barcodes; renders nothing on a device without camera access. */
export function ScanButton({ label, children, onScan }: ScanButtonProps) {
  const [open, setOpen] = useState(false)
  const isMissing = useStore(noCamera)
  if (!navigator.mediaDevices?.getUserMedia || isMissing) return null
  const openCamera = () => {
    allowScanTones()
    setOpen(true)
  }
  return (
    <>
      <Button variant="outlined" aria-label={label} onClick={openCamera}>
        {children}
      </Button>
      {open && (
        <CameraDialog
          onClose={(wasMissing) => {
            setOpen(false)
            if (wasMissing) noCamera.set(true)
          }}
          onScan={(text) => {
            const result = onScan(text)
            if (!result) setOpen(false)
            return result
          }}
        />
      )}
    </>
  )
}
