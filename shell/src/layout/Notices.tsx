import { useStore } from '@carrier-portal/contract'
import { styled } from '@carrier-portal/shared-ui/kit'
import { layer, low, print } from '@carrier-portal/shared-ui/theme'
import { useRef } from 'react'
import { EarlierDrafts } from '../draft-notices/EarlierDrafts.tsx'
import { UnreadableNotice } from '../draft-notices/UnreadableNotice.tsx'
import { IdleBanner } from '../idle/IdleBanner.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { UpdateBar } from '../updates/UpdateBar.tsx'
import { useNoticesHeight } from './useNoticesHeight.ts'

/** Notices at the bottom of the window: fixed, so that they do not move the controls above them. A dialog ends above them. */
export function Notices() {
  const { idle, unsavedWork, updates } = useSignedIn()
  const { drafts, sessionStore } = usePortal()
  const session = useStore(sessionStore.store)
  const bottom = useRef<HTMLDivElement>(null)
  useNoticesHeight(bottom)
  return (
    <Bottom ref={bottom}>
      <UnreadableNotice />
      <EarlierDrafts />
      <UpdateBar updates={updates} unsavedWork={unsavedWork} drafts={drafts} />
      {/* Behind the sign-in dialog its button cannot be pressed. The idle log-out goes on there. */}
      {session.state === 'in' && <IdleBanner idle={idle} />}
    </Bottom>
  )
}

const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.notice};
  /* Several would cover a small phone and begin above its window. The idle warning stays in view. */
  max-height: 75dvh;
  overflow-y: auto;
  &:has([role='alert']) > :last-child {
    position: sticky;
    bottom: 0;
  }
  /* At a zoom of 400 % the rest of the window would be a strip. The idle warning is then shown alone. */
  ${low.window} {
    max-height: 50dvh;
    &:has([role='alert']) > [role='status'] {
      display: none;
    }
  }
  ${print} { display: none; }
`
