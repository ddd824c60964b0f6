import { useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, radius, space } from '@carrier-portal/shared-ui/theme'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { signedInPart } from '../bootstrap/signedInPart.ts'
import { CurrentScreen } from '../routes/CurrentScreen.tsx'
import { SignInDialog } from '../session/SignInDialog.tsx'
import { Banner } from './Banner.tsx'
import { Footer } from './Footer.tsx'
import { messages } from './messages.ts'
import { usePageMoves } from './usePageMoves.ts'

/** The whole page: bar, present screen, footer; over it, what belongs to a signed-in person. */
export function Page() {
  const t = useMessages(messages)
  const session = useStore(usePortal().keeper.store)
  const part = useStore(signedInPart.store)
  usePageMoves()
  return (
    <>
      <Frame inert={session.state === 'expired'}>
        <Skip href="#main">{t.skip}</Skip>
        <Banner />
        {part.state === 'ready' && session.state !== 'out' && <part.part.Notices />}
        <Main id="main" tabIndex={-1}>
          <CurrentScreen />
        </Main>
        <Footer />
        <div id="dialogs" />
        {part.state === 'ready' && <part.part.Overlays />}
      </Frame>
      {session.state === 'expired' && <SignInDialog session={session.session} />}
    </>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

/**
 * The footer keeps its place below the screen whatever the screen's height: nothing jumps while it loads. The screen is a
 * layer of its own, so that a key press in a dialog over it does not paint it again.
 */
const Main = styled.main`
  isolation: isolate;
  flex: 1 0 auto;
  width: 100%;
  min-height: 80dvh;
  &:focus {
    outline: none;
  }
`

const Skip = styled.a`
  position: absolute;
  inset-inline-start: ${space(2)};
  top: ${space(2)};
  padding: ${space(2, 4)};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.onAccent};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`
