import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useState } from 'react'
import { messages } from './messages.ts'

/** Turns the phone's light on and off, for labels in dark rooms. Renders nothing where the running camera has no light. */
export function LightButton({ track }: { track: MediaStreamTrack }) {
  const t = useMessages(messages)
  const [on, setOn] = useState(false)
  // Not every browser has this function, and the types of the standard have no light.
  if (!Reflect.has(track.getCapabilities?.() ?? {}, 'torch')) return null
  const toggle = () => {
    const light = { torch: !on } as MediaTrackConstraintSet
    track.applyConstraints({ advanced: [light] }).then(
      () => setOn(!on),
      // The device refuses it while it is hot or low on power: the button stays as it is.
      () => undefined,
    )
  }
  return (
    <Button variant="outlined" onClick={toggle}>
      {on ? t.lightOff : t.lightOn}
    </Button>
  )
}
