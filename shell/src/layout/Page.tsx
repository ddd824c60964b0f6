import { useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, noticesHeight, print, radius, space } from '@carrier-portal/shared-ui/theme'
import { SignInDialog } from '../login/SignInDialog.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { UnmountBoundary } from '../portal/UnmountBoundary.tsx'
import { Banner } from './Banner.tsx'
import { CurrentScreen } from './CurrentScreen.tsx'
import { Footer } from './Footer.tsx'
import { messages } from './messages.ts'
import { useFocusAfterSignIn } from './useFocusAfterSignIn.ts'
import { usePageTransitions } from './usePageTransitions.ts'

/** The whole page: top bar, current screen and footer, with dialogs and notices for signed-in users. */
export function Page() {
  const t = useMessages(messages)
  const { parts, sessionStore } = usePortal()
  const session = useStore(sessionStore.store)
  const part = useStore(parts.signedIn.store)
  const signedIn = part.state === 'ready' && session.state !== 'out' ? part.part : undefined
  const name = usePageTransitions()
  useFocusAfterSignIn(session.state === 'expired')
  return (
    <>
      <Frame inert={session.state === 'expired'}>
        <Skip href="#main">{t.skip}</Skip>
        <Banner />
        {signedIn && <signedIn.Notices />}
        {signedIn && <signedIn.OfflineDrafts />}
        <Main id="main" tabIndex={-1} aria-label={name}>
          <CurrentScreen />
        </Main>
        <Footer />
        <div id="dialogs" />
        <UnmountBoundary id={session.state}>{signedIn && <signedIn.Overlays />}</UnmountBoundary>
      </Frame>
      {session.state === 'expired' && <SignInDialog session={session.session} />}
    </>
  )
}

/**
 * Not a flex container: WebKit keeps the old height of a flex item whose content becomes higher in a narrower window, and
 * the footer then covers the end of a list. The sticky position pushes the footer of a short page to the window's bottom, or
 * to the notices there, which would cover it.
 */
const Frame = styled.div`
  min-height: 100dvh;
  padding-bottom: ${noticesHeight.value};
  > footer {
    position: sticky;
    top: 100dvh;
  }
  /* Without the notices, whose room would be one more sheet. */
  ${print} { padding-bottom: 0; }
`

/**
 * The minimum height keeps the footer in place while the screen loads. `isolation` makes the screen a compositing layer, so
 * a key press in a dialog over it does not repaint it.
 */
const Main = styled.main`
  isolation: isolate;
  min-height: 60dvh;
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
