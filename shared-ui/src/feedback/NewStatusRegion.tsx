import { styled } from '@carrier-portal/shared-ui/kit'
import type { ComponentProps } from 'react'
import { StatusRegion } from './StatusRegion.ts'

/**
 * A StatusRegion that has its text from its beginning. The text is hidden until the region is painted, and has its room
 * meanwhile: a browser reports changes to screen readers once for each frame, and without a frame between both the region is new
 * and its text no change. An attribute hides it and no state, so that the frames after it render nothing.
 */
export function NewStatusRegion(props: Omit<ComponentProps<typeof StatusRegion>, 'ref'>) {
  return <Hiding {...props} ref={showWhenPainted} data-unpainted="" />
}

/** The first frame callback runs before the region is painted, the second one after it. */
function showWhenPainted(region: HTMLElement | null) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => region?.removeAttribute('data-unpainted'))
  })
  return () => cancelAnimationFrame(frame)
}

const Hiding = styled(StatusRegion)`
  &[data-unpainted] > * {
    visibility: hidden;
  }
`
